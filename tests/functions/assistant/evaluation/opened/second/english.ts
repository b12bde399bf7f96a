import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English that were sealed until some of them were read (decision 77). */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    what's my day like; who have I got coming in today; remaining appointments for today
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`have I anyone down for tomorrow; show tomorrow's list`),
  ...typed(null, answer.appointments, days.weekday(1), [0, 12])(`Who's on my Monday morning list?`),
  ...typed(null, answer.appointments, days.weekday(5), [12, 18])(`clinic fri pm`),
  ...typed(null, answer.appointments, days.week(1))(`patients scheduled next week`),
  ...typed(null, answer.appointments, days.week(-1))(`how many people came last week`),
  ...typed(null, answer.appointments, days.inDays(-1))(`yesterday's clinic`),
  ...typed(null, answer.next)(`who do i have next`),
  ...typed(null, answer.requests)(`has anyone requested a slot with me; requests not dealt with`),
  ...typed(null, answer.waiting)(`is my 10 o clock here; anybody in the virtual waiting room`),
  ...typed(null, answer.slots, days.inDays(1))(`am I open tomorrow; first gap tomorrow`),
  ...typed(null, answer.slots, days.weekday(2), [12, 18])(`could I take someone Tuesday afternoon`),
  ...typed(null, answer.slots, days.week(1))(`free time next week`),
  ...typed(null, answer.tasks)(`outstanding tasks; what's on my task list`),
  ...typed(null, answer.tasks, days.inDays(0))(`what's due today`),
  ...typed(null, answer.overdue)(`which tasks are overdue; anything I'm late with`),
  ...typed("open", answer.vitals("pressure"))(`recent bp values; what's the BP`),
  ...typed("open", answer.vitals("weight", true))(`weight trajectory`),
  ...typed("open", answer.vitals("pulse"))(`pulse?`),
  ...typed("open", answer.vitals("temperature"))(`was she febrile`),
  ...typed("open", answer.vitals("bmi"))(`calculate bmi`),
  ...typed("open", answer.vitals("glucose"))(`latest sugars`),
  ...typed(
    "open",
    answer.medications,
  )(`what meds is she currently taking; is metformin on her list`),
  ...typed("open", answer.allergies)(`does she have allergies; any allergy to latex`),
  ...typed("open", answer.problems)(`what are her diagnoses; past medical hx`),
  ...typed("open", answer.notes)(`what was documented last visit; last entry in her notes`),
  ...typed(null, answer.help("recordWindow"))(`why is the record still locked`),
  ...typed(null, answer.help("notes"))(`how can I amend a note I signed`),
  ...typed(null, answer.help("profile"))(`how do I switch the portal to Spanish`),
  ...typed(
    null,
    answer.orders,
  )(`
    shift Beatriz to next Tuesday; book a follow-up for Beatriz in two weeks
  `),
  ...typed("open", answer.orders)(`send her a prescription for amoxicillin`),
  ...typed("open", answer.advice)(`do you think she has anaemia; how much ibuprofen can she have`),
  ...typed(null, answer.offtopic)(`who won the election; book me a taxi`),
];
