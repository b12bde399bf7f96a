import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, by one who had read no other set, example or rule. */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(
    `Good evening. Could you tell me who is coming in tomorrow morning, so that I can prepare a little?`,
  ),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(
    `how many pts do i have today; Morning! First day covering this practice. Who is on my schedule today?`,
  ),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
  )(`what appointments do i have tomorrow, no sorry, i mean thursday`),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`Which patients am I seeing this afternoon?`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [16, 24],
  )(
    `My daughter has a recital and I need to leave early. Is anyone booked with me today after 4 pm?`,
  ),
  ...typed("open", answer.next)(`OK, done with this one, who's my next patient?`),
  ...typed("closed", answer.next)(`what time does my next appointment start`),
  ...typed(
    null,
    answer.appointments,
    days.week(1),
  )(`The nurses want to plan ahead. Which patients are booked with me next week?`),
  ...typed(
    null,
    answer.appointments,
    days.date(11, 3),
  )(`List my appointments for November 3rd, please.`),
  ...typed(null, answer.appointments, days.nextWeekday(1))(`who is my first patient next monday`),
  ...typed(
    "closed",
    answer.appointments,
    days.weekday(5),
    [0, 12],
  )(`When is my last consultation on Friday morning?`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
  )(`Please tell me nobody is booked with me on Wednesday, I am exhausted.`),
  ...typed(
    null,
    answer.appointments,
    days.weekend,
  )(`is anybody scheduled with me this weekend or can i finally sleep`),
  ...typed(
    "open",
    answer.slots,
    days.weekday(2),
    [12, 18],
  )(`She wants a longer session to talk things over, so when am I free on Tuesday afternoon?`),
  ...typed(null, answer.slots, days.thisWeek)(`what free slots do i have left this week`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
    [0, 12],
  )(
    `I need to squeeze in an urgent follow-up. Which times are still open in my calendar tomorrow morning?`,
  ),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(`A mother just called in tears, are there any free times in my calendar next week?`),
  ...typed(
    null,
    answer.tasks,
  )(`Before I go home, which of my tasks are still open?; whats left on my to-do list`),
  ...typed("open", answer.overdue)(`Which of my tasks are past their due date?`),
  ...typed(null, answer.overdue)(`be honest with me, do i have any overdue tasks`),
  ...typed(
    null,
    answer.requests,
  )(
    `Are there any appointment requests that I haven't answered yet?; how many open appointment requests are there, reception keeps nagging me`,
  ),
  ...typed(
    "open",
    answer.waiting,
  )(`I've got two minutes between calls. Is anyone in the video waiting room right now?`),
  ...typed(null, answer.waiting)(`who is sitting in my waiting room`),
  ...typed("open", answer.vitals("pressure"))(`whats her most recent bp`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.monthsBack(6),
  )(`How has her blood pressure been trending over the last six months?`),
  ...typed(
    "open",
    answer.vitals("weight"),
    days.lastMonth(3),
  )(`How much did she weigh at the visit in March?`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.sinceMonth(1),
  )(`She says all her clothes are loose. Has her weight gone down since January?`),
  ...typed(
    "open",
    answer.vitals("oxygen"),
  )(`She sounds breathless on the video, what was her O2 sat last time?`),
  ...typed(
    "open",
    answer.medications,
  )(`I've got the pharmacy on the other line, which meds is she on?`),
  ...typed(
    "open",
    answer.allergies,
  )(
    `Sorry, one thing before I pick an antibiotic, does this patient have any known drug allergies?`,
  ),
  ...typed("open", answer.problems)(`does she have htn or t2dm on her problem list`),
  ...typed("open", answer.notes)(`What did I write in my note after our last visit?`),
  ...typed(null, answer.medications)(`Which medications is Beatriz taking at the moment?`),
  ...typed("closed", answer.noPatient)(`Is Tomás allergic to anything?`),
  ...typed("open", answer.vitals("pulse"))(`last recorded HR in bpm please`),
  ...typed(
    null,
    answer.orders,
  )(
    `Move my 10 o'clock tomorrow to Friday at noon.; Cancel everyone this afternoon, I'm running a fever.`,
  ),
  ...typed(
    "open",
    answer.orders,
  )(
    `Please send Beatriz a message telling her to come in fasting.; add penicillin to her allergy list`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `Given these readings, should I increase her lisinopril?; Could her fatigue be a sign of hypothyroidism?`,
  ),
  ...typed(null, answer.advice)(`whats the max daily dose of ibuprofen for a 20 kg kid`),
  ...typed(null, answer.strangers)(`What medications does Ramón Ibáñez take?`),
  ...typed("open", answer.others)(`Does her husband have diabetes too?`),
  ...typed("open", answer.offtopic)(`What did her last serum potassium come back as?`),
  ...typed(null, answer.offtopic)(`has anybody seen my stethoscope`),
  ...typed(null, answer.unclear)(`Who is on my schedule on February 30th?`),
];
