import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** More questions in English, which were sealed until they were asked once (decision 77). */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    todays pts?; Could you please let me know who is coming in today?; clinic list today
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`
    who's left this afternoon; Is there anything in my diary this afternoon?
  `),
  ...typed(null, answer.appointments, days.inDays(0), [0, 12])(`patients booked this morning`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`
    whos coming tmrw; what does tomorrow look like; visits tomorrow
  `),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`appts tmrw am`),
  ...typed(null, answer.appointments, days.inDays(-1))(`who did i see yesterday`),
  ...typed(null, answer.appointments, days.weekday(1))(`who have I got Monday`),
  ...typed(null, answer.appointments, days.weekday(4), [12, 18])(`thursday pm patients`),
  ...typed(null, answer.appointments, days.weekday(5))(`fri appts`),
  ...typed(null, answer.appointments, days.thisWeek)(`what's on this week`),
  ...typed(null, answer.appointments, days.week(1))(`next week's bookings`),
  ...typed(null, answer.appointments, days.thisMonth)(`how many consults this month`),
  ...typed(null, answer.appointments, days.week(-1))(`number of appointments last week`),
  ...typed(null, answer.appointments, days.monthBefore)(`total visits last month`),
  ...typed(null, answer.appointments, days.inDays(0))(`How many people am I seeing today?`),
  ...typed(null, answer.appointments, days.inDays(1))(`nr of appts tmrw`),
  ...typed(null, answer.appointments, days.date(12, 3))(`who's booked for the 3rd of December`),
  ...typed(null, answer.appointments, days.weekend)(`am I working this weekend, who is booked`),
  ...typed(null, answer.next)(`next pt?; and after this, who do I see next`),
  ...typed(null, answer.next)(`when is Beatriz coming back; when do I see beatriz nogueira again`),
  ...typed(
    null,
    answer.requests,
  )(`
    requests waiting on me; Do I have any booking requests I still need to confirm?; unanswered
    requests
  `),
  ...typed(
    null,
    answer.waiting,
  )(`
    anyone waiting?; has anybody arrived yet; how many people are waiting now; Has my patient
    checked in?
  `),
  ...typed(null, answer.slots, days.inDays(0))(`when am i free today`),
  ...typed(null, answer.slots, days.inDays(1))(`free times tmrw`),
  ...typed(null, answer.slots, days.inDays(1), [12, 18])(`gaps tmrw pm`),
  ...typed(null, answer.slots, days.weekday(3))(`Do I have availability on Wednesday?`),
  ...typed(null, answer.slots, days.weekday(5), [0, 12])(`any room Friday morning?`),
  ...typed(null, answer.slots, days.week(1))(`when am I available next week`),
  ...typed(null, answer.slots)(`when could I see someone soonest`),
  ...typed(null, answer.tasks)(`todo list; open tasks pls; how many tasks are open`),
  ...typed(null, answer.tasks, days.inDays(0))(`what do I need to get done today`),
  ...typed(null, answer.tasks, days.thisWeek)(`tasks for this week`),
  ...typed(
    null,
    answer.overdue,
  )(`
    overdue stuff; Which of my tasks are past their due date?; tasks I should have finished
    already
  `),
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`
    latest bp; what was her last blood pressure reading; current bp
  `),
  ...typed("open", answer.vitals("pressure", true))(`bp trend`),
  ...typed("open", answer.vitals("pressure"), days.monthsBack(12))(`bp over the last year`),
  ...typed("open", answer.vitals("weight"))(`what does she weigh`),
  ...typed("open", answer.vitals("weight", true))(`has she lost weight`),
  ...typed(
    "open",
    answer.vitals("weight"),
    days.sinceMonth(3),
  )(`How has the weight changed since March?`),
  ...typed("open", answer.vitals("height"))(`how tall is she`),
  ...typed("open", answer.vitals("bmi"))(`what's her body mass index`),
  ...typed("open", answer.vitals("pulse"))(`hr; heart rate last time?`),
  ...typed("open", answer.vitals("temperature"))(`any fever recorded`),
  ...typed("open", answer.vitals("oxygen"))(`o2 sats`),
  ...typed("open", answer.vitals("glucose"))(`blood sugar reading`),
  ...typed("open", answer.vitals(null))(`vitals; show me the latest measurements`),
  ...typed(
    "open",
    answer.medications,
  )(`
    what is she on; Which drugs is the patient currently taking?; does she still take ramipril
  `),
  ...typed(
    "open",
    answer.allergies,
  )(`
    allergies?; allergic to anything; pen allergy?; any known intolerances
  `),
  ...typed(
    "open",
    answer.problems,
  )(`
    problem list; What conditions are listed in the record?; known conditions
  `),
  ...typed("open", answer.notes)(`last note; summary of previous visit; progress notes`),
  ...typed(null, answer.noPatient)(`allergies`),
  ...typed(
    null,
    answer.help("recordWindow"),
  )(`
    when can I get into the record; How long does a patient's record stay open after the visit?
  `),
  ...typed(null, answer.help("notes"))(`can I change a note after signing it`),
  ...typed(null, answer.help("profile"))(`where do I change my timezone; How can I add a passkey?`),
  ...typed(null, answer.help("visits"))(`start the video visit how`),
  ...typed(null, answer.help("appointments"))(`how do i reschedule someone`),
  ...typed(null, answer.help("medications"))(`how do I record that a drug was stopped`),
  ...typed(null, answer.help("assistant"))(`What kind of questions can I ask you?`),
  ...typed(null, answer.help("privacy"))(`do you keep what I ask you`),
  ...typed(null, answer.help("calendar"))(`how long is an appointment slot`),
  ...typed(
    null,
    answer.orders,
  )(`
    move Beatriz to Friday; Please reschedule all my appointments for tomorrow; add a task to
    call the lab; remind me to phone Tomás
  `),
  ...typed("open", answer.orders)(`write a note saying she is fine`),
  ...typed(
    "open",
    answer.advice,
  )(`
    what dose of amoxicillin for her weight; What would you prescribe for her asthma?; is her bp
    too high; whats wrong with her
  `),
  ...typed(null, answer.strangers)(`when is Dina Okonkwo coming`),
  ...typed(null, answer.others)(`how many patients does Dr Daniel have today`),
  ...typed(
    null,
    answer.offtopic,
  )(`
    whats the weather; capital of france; what is the phone number of the pharmacy
  `),
];
