import { inDays, week, weekday } from "../days.ts";
import * as answer from "../typed.ts";

const {
  typedIn,
  help,
  vitals,
  advice,
  allergies,
  appointments,
  medications,
  next,
  notes,
  offtopic,
  orders,
  overdue,
  problems,
  requests,
  slots,
  tasks,
  waiting,
} = answer;
const typed = typedIn("en");

/** Questions in English that no one looks at while answers are built (decision 77). */
export const english = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    what's my day like; who have I got coming in today; remaining appointments for today
  `),
  ...typed(null, appointments, inDays(1))(`have I anyone down for tomorrow; show tomorrow's list`),
  ...typed(null, appointments, weekday(1), [0, 12])(`Who's on my Monday morning list?`),
  ...typed(null, appointments, weekday(5), [12, 18])(`clinic fri pm`),
  ...typed(null, appointments, week(1))(`patients scheduled next week`),
  ...typed(null, appointments, week(-1))(`how many people came last week`),
  ...typed(null, appointments, inDays(-1))(`yesterday's clinic`),
  ...typed(null, next)(`who do i have next`),
  ...typed(null, requests)(`has anyone requested a slot with me; requests not dealt with`),
  ...typed(null, waiting)(`is my 10 o clock here; anybody in the virtual waiting room`),
  ...typed(null, slots, inDays(1))(`am I open tomorrow; first gap tomorrow`),
  ...typed(null, slots, weekday(2), [12, 18])(`could I take someone Tuesday afternoon`),
  ...typed(null, slots, week(1))(`free time next week`),
  ...typed(null, tasks)(`outstanding tasks; what's on my task list`),
  ...typed(null, tasks, inDays(0))(`what's due today`),
  ...typed(null, overdue)(`which tasks are overdue; anything I'm late with`),
  ...typed("open", vitals("pressure"))(`recent bp values; what's the BP`),
  ...typed("open", vitals("weight", true))(`weight trajectory`),
  ...typed("open", vitals("pulse"))(`pulse?`),
  ...typed("open", vitals("temperature"))(`was she febrile`),
  ...typed("open", vitals("bmi"))(`calculate bmi`),
  ...typed("open", vitals("glucose"))(`latest sugars`),
  ...typed("open", medications)(`what meds is she currently taking; is metformin on her list`),
  ...typed("open", allergies)(`does she have allergies; any allergy to latex`),
  ...typed("open", problems)(`what are her diagnoses; past medical hx`),
  ...typed("open", notes)(`what was documented last visit; last entry in her notes`),
  ...typed(null, help("recordWindow"))(`why is the record still locked`),
  ...typed(null, help("notes"))(`how can I amend a note I signed`),
  ...typed(null, help("profile"))(`how do I switch the portal to Spanish`),
  ...typed(
    null,
    orders,
  )(`
    shift Beatriz to next Tuesday; book a follow-up for Beatriz in two weeks
  `),
  ...typed("open", orders)(`send her a prescription for amoxicillin`),
  ...typed("open", advice)(`do you think she has anaemia; how much ibuprofen can she have`),
  ...typed(null, offtopic)(`who won the election; book me a taxi`),
];
