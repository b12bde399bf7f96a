import * as days from "../days.ts";
import * as answer from "../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English as clinicians type and dictate them. */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    whos on my list today; run me through today's schedule please; anyone booked for today; what
    have I got on today
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`this afternoon's appts; pm list today`),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`who did I have this morning`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`
    tomorow's list; Would you mind telling me which patients I am due to see tomorrow?
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`
    tomorrow morning's patients; Who is first thing tomorrow morning
  `),
  ...typed(null, answer.appointments, days.inDays(-1))(`yesterday's consults`),
  ...typed(null, answer.appointments, days.weekday(1))(`monday's list pls`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
    [12, 18],
  )(`Who is booked in on Thursday afternoon?`),
  ...typed(null, answer.appointments, days.weekday(3), [0, 12])(`wed morning schedule`),
  ...typed(null, answer.appointments, days.weekday(5))(`Do I have any consultations on Friday?`),
  ...typed(null, answer.appointments, days.thisWeek)(`my week`),
  ...typed(null, answer.appointments, days.week(1))(`Who am I seeing next week?`),
  ...typed(null, answer.appointments, days.lastWeekday(2))(`who did I see last Tuesday`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`
    how many pts did I see last week; Can you count the patients I had last week?
  `),
  ...typed(null, answer.appointments, days.inDays(0))(`how many pts today`),
  ...typed(null, answer.appointments, days.date(12, 3))(`anything on Dec 3`),
  ...typed(
    null,
    answer.next,
  )(`who's next; When's my next patient due?; what time is my next consult`),
  ...typed(null, answer.next)(`next appointment for Tomás Lima`),
  ...typed(
    null,
    answer.requests,
  )(`
    any new appt requests; who asked for an appointment; pending requests; how many requests are
    pending
  `),
  ...typed(
    null,
    answer.waiting,
  )(`
    whos in the waiting rm; Is there a patient waiting for me online at the moment?; is beatriz
    here yet
  `),
  ...typed(null, answer.slots, days.inDays(0))(`any gaps today; is there a free slot left today`),
  ...typed(null, answer.slots, days.inDays(1))(`Where could I squeeze somebody in tomorrow?`),
  ...typed(null, answer.slots, days.inDays(1), [12, 18])(`openings tomorrow afternoon`),
  ...typed(null, answer.slots, days.weekday(3))(`free slots wed`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(`can I fit in someone friday morning`),
  ...typed(null, answer.slots, days.week(1))(`open slots next week`),
  ...typed(null, answer.slots)(`first available slot`),
  ...typed(
    null,
    answer.tasks,
  )(`
    what's still on my plate task-wise; Could you show me the tasks I haven't finished?
  `),
  ...typed(null, answer.tasks, days.inDays(0))(`tasks due today`),
  ...typed(null, answer.tasks, days.inDays(1))(`anything due tomorrow`),
  ...typed(null, answer.overdue)(`what am I behind on; late tasks; how many overdue tasks`),
  ...typed(null, answer.tasks)(`any tasks about beatriz`),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`
    BP?; Could you tell me the most recent blood pressure on file?
  `),
  ...typed(
    "open",
    answer.vitals("pressure", true),
  )(`
    how has her bp been; Is the blood pressure coming down?
  `),
  ...typed(
    "open",
    answer.vitals("pressure"),
    days.monthsBack(12),
  )(`blood pressure readings past 12 months`),
  ...typed("open", answer.vitals("weight"))(`weight; last recorded wt`),
  ...typed("open", answer.vitals("weight", true))(`weight curve`),
  ...typed("open", answer.vitals("weight"), days.sinceMonth(3))(`weight since March`),
  ...typed("open", answer.vitals("bmi"))(`bmi`),
  ...typed("open", answer.vitals("pulse"))(`last pulse`),
  ...typed("open", answer.vitals("temperature"))(`temp`),
  ...typed("open", answer.vitals("oxygen"))(`oxygen saturation please`),
  ...typed("open", answer.vitals("glucose"))(`last glucose`),
  ...typed("open", answer.vitals(null))(`obs please`),
  ...typed(
    "open",
    answer.medications,
  )(`
    meds; current medication list; is she taking any blood thinners; rx list
  `),
  ...typed(
    "open",
    answer.allergies,
  )(`
    nkda?; Does the patient have any drug allergies I should be aware of?; is she allergic to
    penicillin
  `),
  ...typed("open", answer.problems)(`pmh; active diagnoses on file; does she have asthma`),
  ...typed(
    "open",
    answer.notes,
  )(`
    what did I write last time; Please show me the notes from the last consultation; prev notes
  `),
  ...typed(null, answer.noPatient)(`what's the bp; current meds please`),
  ...typed(null, answer.help("recordWindow"))(`why cant I open a chart`),
  ...typed(null, answer.help("notes"))(`how do I sign off a note`),
  ...typed(null, answer.help("profile"))(`switch language`),
  ...typed(null, answer.help("visits"))(`how do I let a patient into the video call`),
  ...typed(null, answer.help("appointments"))(`How can I confirm an appointment?`),
  ...typed(null, answer.help("tasks"))(`how to add a task`),
  ...typed(null, answer.help("assistant"))(`what can you do`),
  ...typed(null, answer.help("privacy"))(`who can see my chats`),
  ...typed(null, answer.help("vitals"))(`where do I put in the blood pressure`),
  ...typed(
    null,
    answer.orders,
  )(`
    cancel tomorrow's 9am; book tomás in for tuesday at 10; confirm all pending requests; delete
    the overdue task
  `),
  ...typed("open", answer.orders)(`add penicillin to her allergies`),
  ...typed(
    "open",
    answer.advice,
  )(`
    should I up the ramipril; could this be pneumonia; can I give her ibuprofen; prescribe
    paracetamol; is ramipril safe in pregnancy
  `),
  ...typed(null, answer.strangers)(`weight of John Smithson`),
  ...typed(null, answer.others)(`list all patients in the system`),
  ...typed(null, answer.offtopic)(`tell me a joke; who won the match last night`),
  ...typed(null, answer.unclear)(`who's on at some point around then`),
];
