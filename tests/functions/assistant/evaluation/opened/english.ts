import {
  date,
  inDays,
  monthBefore,
  monthsBack,
  sevenDays,
  sinceMonth,
  thisMonth,
  week,
  weekday,
  weekend,
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
  waiting,
} = answer;
const typed = typedIn("en");

/** More questions in English, which were sealed until they were asked once (decision 77). */
export const english = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    todays pts?; Could you please let me know who is coming in today?; clinic list today
  `),
  ...typed(
    null,
    appointments,
    inDays(0),
    [12, 18],
  )(`
    who's left this afternoon; Is there anything in my diary this afternoon?
  `),
  ...typed(null, appointments, inDays(0), [0, 12])(`patients booked this morning`),
  ...typed(
    null,
    appointments,
    inDays(1),
  )(`
    whos coming tmrw; what does tomorrow look like; visits tomorrow
  `),
  ...typed(null, appointments, inDays(1), [0, 12])(`appts tmrw am`),
  ...typed(null, appointments, inDays(-1))(`who did i see yesterday`),
  ...typed(null, appointments, weekday(1))(`who have I got Monday`),
  ...typed(null, appointments, weekday(4), [12, 18])(`thursday pm patients`),
  ...typed(null, appointments, weekday(5))(`fri appts`),
  ...typed(null, appointments, sevenDays)(`what's on this week`),
  ...typed(null, appointments, week(1))(`next week's bookings`),
  ...typed(null, appointments, thisMonth)(`how many consults this month`),
  ...typed(null, appointments, week(-1))(`number of appointments last week`),
  ...typed(null, appointments, monthBefore)(`total visits last month`),
  ...typed(null, appointments, inDays(0))(`How many people am I seeing today?`),
  ...typed(null, appointments, inDays(1))(`nr of appts tmrw`),
  ...typed(null, appointments, date(12, 3))(`who's booked for the 3rd of December`),
  ...typed(null, appointments, weekend)(`am I working this weekend, who is booked`),
  ...typed(null, next)(`next pt?; and after this, who do I see next`),
  ...typed(null, next)(`when is Beatriz coming back; when do I see beatriz nogueira again`),
  ...typed(
    null,
    requests,
  )(`
    requests waiting on me; Do I have any booking requests I still need to confirm?; unanswered
    requests
  `),
  ...typed(
    null,
    waiting,
  )(`
    anyone waiting?; has anybody arrived yet; how many people are waiting now; Has my patient
    checked in?
  `),
  ...typed(null, slots, inDays(0))(`when am i free today`),
  ...typed(null, slots, inDays(1))(`free times tmrw`),
  ...typed(null, slots, inDays(1), [12, 18])(`gaps tmrw pm`),
  ...typed(null, slots, weekday(3))(`Do I have availability on Wednesday?`),
  ...typed(null, slots, weekday(5), [0, 12])(`any room Friday morning?`),
  ...typed(null, slots, week(1))(`when am I available next week`),
  ...typed(null, slots)(`when could I see someone soonest`),
  ...typed(null, tasks)(`todo list; open tasks pls; how many tasks are open`),
  ...typed(null, tasks, inDays(0))(`what do I need to get done today`),
  ...typed(null, tasks, sevenDays)(`tasks for this week`),
  ...typed(
    null,
    overdue,
  )(`
    overdue stuff; Which of my tasks are past their due date?; tasks I should have finished
    already
  `),
  ...typed(
    "open",
    vitals("pressure"),
  )(`
    latest bp; what was her last blood pressure reading; current bp
  `),
  ...typed("open", vitals("pressure", true))(`bp trend`),
  ...typed("open", vitals("pressure"), monthsBack(12))(`bp over the last year`),
  ...typed("open", vitals("weight"))(`what does she weigh`),
  ...typed("open", vitals("weight", true))(`has she lost weight`),
  ...typed("open", vitals("weight"), sinceMonth(3))(`How has the weight changed since March?`),
  ...typed("open", vitals("height"))(`how tall is she`),
  ...typed("open", vitals("bmi"))(`what's her body mass index`),
  ...typed("open", vitals("pulse"))(`hr; heart rate last time?`),
  ...typed("open", vitals("temperature"))(`any fever recorded`),
  ...typed("open", vitals("oxygen"))(`o2 sats`),
  ...typed("open", vitals("glucose"))(`blood sugar reading`),
  ...typed("open", vitals(null))(`vitals; show me the latest measurements`),
  ...typed(
    "open",
    medications,
  )(`
    what is she on; Which drugs is the patient currently taking?; does she still take ramipril
  `),
  ...typed(
    "open",
    allergies,
  )(`
    allergies?; allergic to anything; pen allergy?; any known intolerances
  `),
  ...typed(
    "open",
    problems,
  )(`
    problem list; What conditions are listed in the record?; known conditions
  `),
  ...typed("open", notes)(`last note; summary of previous visit; progress notes`),
  ...typed(null, noPatient)(`allergies`),
  ...typed(
    null,
    help("recordWindow"),
  )(`
    when can I get into the record; How long does a patient's record stay open after the visit?
  `),
  ...typed(null, help("notes"))(`can I change a note after signing it`),
  ...typed(null, help("profile"))(`where do I change my timezone; How can I add a passkey?`),
  ...typed(null, help("visits"))(`start the video visit how`),
  ...typed(null, help("appointments"))(`how do i reschedule someone`),
  ...typed(null, help("medications"))(`how do I record that a drug was stopped`),
  ...typed(null, help("assistant"))(`What kind of questions can I ask you?`),
  ...typed(null, help("privacy"))(`do you keep what I ask you`),
  ...typed(null, help("calendar"))(`how long is an appointment slot`),
  ...typed(
    null,
    orders,
  )(`
    move Beatriz to Friday; Please reschedule all my appointments for tomorrow; add a task to
    call the lab; remind me to phone Tomás
  `),
  ...typed("open", orders)(`write a note saying she is fine`),
  ...typed(
    "open",
    advice,
  )(`
    what dose of amoxicillin for her weight; What would you prescribe for her asthma?; is her bp
    too high; whats wrong with her
  `),
  ...typed(null, strangers)(`when is Dina Okonkwo coming`),
  ...typed(null, others)(`how many patients does Dr Daniel have today`),
  ...typed(
    null,
    offtopic,
  )(`
    whats the weather; capital of france; what is the phone number of the pharmacy
  `),
];
