import {
  date,
  inDays,
  lastWeekday,
  monthsBack,
  sevenDays,
  sinceMonth,
  week,
  weekday,
} from "../days.ts";
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
  noPatient,
  notes,
  offtopic,
  orders,
  others,
  overdue,
  problems,
  requests,
  slots,
  strangers,
  tasks,
  unclear,
  waiting,
} = answer;
const typed = typedIn("en");

/** Questions in English as clinicians type and dictate them. */
export const english = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    whos on my list today; run me through today's schedule please; anyone booked for today; what
    have I got on today
  `),
  ...typed(null, appointments, inDays(0), [12, 18])(`this afternoon's appts; pm list today`),
  ...typed(null, appointments, inDays(0), [0, 12])(`who did I have this morning`),
  ...typed(
    null,
    appointments,
    inDays(1),
  )(`
    tomorow's list; Would you mind telling me which patients I am due to see tomorrow?
  `),
  ...typed(
    null,
    appointments,
    inDays(1),
    [0, 12],
  )(`
    tomorrow morning's patients; Who is first thing tomorrow morning
  `),
  ...typed(null, appointments, inDays(-1))(`yesterday's consults`),
  ...typed(null, appointments, weekday(1))(`monday's list pls`),
  ...typed(null, appointments, weekday(4), [12, 18])(`Who is booked in on Thursday afternoon?`),
  ...typed(null, appointments, weekday(3), [0, 12])(`wed morning schedule`),
  ...typed(null, appointments, weekday(5))(`Do I have any consultations on Friday?`),
  ...typed(null, appointments, sevenDays)(`my week`),
  ...typed(null, appointments, week(1))(`Who am I seeing next week?`),
  ...typed(null, appointments, lastWeekday(2))(`who did I see last Tuesday`),
  ...typed(
    null,
    appointments,
    week(-1),
  )(`
    how many pts did I see last week; Can you count the patients I had last week?
  `),
  ...typed(null, appointments, inDays(0))(`how many pts today`),
  ...typed(null, appointments, date(12, 3))(`anything on Dec 3`),
  ...typed(null, next)(`who's next; When's my next patient due?; what time is my next consult`),
  ...typed(null, next)(`next appointment for Tomás Lima`),
  ...typed(
    null,
    requests,
  )(`
    any new appt requests; who asked for an appointment; pending requests; how many requests are
    pending
  `),
  ...typed(
    null,
    waiting,
  )(`
    whos in the waiting rm; Is there a patient waiting for me online at the moment?; is beatriz
    here yet
  `),
  ...typed(null, slots, inDays(0))(`any gaps today; is there a free slot left today`),
  ...typed(null, slots, inDays(1))(`Where could I squeeze somebody in tomorrow?`),
  ...typed(null, slots, inDays(1), [12, 18])(`openings tomorrow afternoon`),
  ...typed(null, slots, weekday(3))(`free slots wed`),
  ...typed(null, slots, weekday(5), [0, 12])(`can I fit in someone friday morning`),
  ...typed(null, slots, week(1))(`open slots next week`),
  ...typed(null, slots)(`first available slot`),
  ...typed(
    null,
    tasks,
  )(`
    what's still on my plate task-wise; Could you show me the tasks I haven't finished?
  `),
  ...typed(null, tasks, inDays(0))(`tasks due today`),
  ...typed(null, tasks, inDays(1))(`anything due tomorrow`),
  ...typed(null, overdue)(`what am I behind on; late tasks; how many overdue tasks`),
  ...typed(null, tasks)(`any tasks about beatriz`),
  ...typed(
    "open",
    vitals("pressure"),
  )(`
    BP?; Could you tell me the most recent blood pressure on file?
  `),
  ...typed(
    "open",
    vitals("pressure", true),
  )(`
    how has her bp been; Is the blood pressure coming down?
  `),
  ...typed("open", vitals("pressure"), monthsBack(12))(`blood pressure readings past 12 months`),
  ...typed("open", vitals("weight"))(`weight; last recorded wt`),
  ...typed("open", vitals("weight", true))(`weight curve`),
  ...typed("open", vitals("weight"), sinceMonth(3))(`weight since March`),
  ...typed("open", vitals("bmi"))(`bmi`),
  ...typed("open", vitals("pulse"))(`last pulse`),
  ...typed("open", vitals("temperature"))(`temp`),
  ...typed("open", vitals("oxygen"))(`oxygen saturation please`),
  ...typed("open", vitals("glucose"))(`last glucose`),
  ...typed("open", vitals(null))(`obs please`),
  ...typed(
    "open",
    medications,
  )(`
    meds; current medication list; is she taking any blood thinners; rx list
  `),
  ...typed(
    "open",
    allergies,
  )(`
    nkda?; Does the patient have any drug allergies I should be aware of?; is she allergic to
    penicillin
  `),
  ...typed("open", problems)(`pmh; active diagnoses on file; does she have asthma`),
  ...typed(
    "open",
    notes,
  )(`
    what did I write last time; Please show me the notes from the last consultation; prev notes
  `),
  ...typed(null, noPatient)(`what's the bp; current meds please`),
  ...typed(null, help("recordWindow"))(`why cant I open a chart`),
  ...typed(null, help("notes"))(`how do I sign off a note`),
  ...typed(null, help("profile"))(`switch language`),
  ...typed(null, help("visits"))(`how do I let a patient into the video call`),
  ...typed(null, help("appointments"))(`How can I confirm an appointment?`),
  ...typed(null, help("tasks"))(`how to add a task`),
  ...typed(null, help("assistant"))(`what can you do`),
  ...typed(null, help("privacy"))(`who can see my chats`),
  ...typed(null, help("vitals"))(`where do I put in the blood pressure`),
  ...typed(
    null,
    orders,
  )(`
    cancel tomorrow's 9am; book tomás in for tuesday at 10; confirm all pending requests; delete
    the overdue task
  `),
  ...typed("open", orders)(`add penicillin to her allergies`),
  ...typed(
    "open",
    advice,
  )(`
    should I up the ramipril; could this be pneumonia; can I give her ibuprofen; prescribe
    paracetamol; is ramipril safe in pregnancy
  `),
  ...typed(null, strangers)(`weight of John Smithson`),
  ...typed(null, others)(`list all patients in the system`),
  ...typed(null, offtopic)(`tell me a joke; who won the match last night`),
  ...typed(null, unclear)(`who's on at some point around then`),
];
