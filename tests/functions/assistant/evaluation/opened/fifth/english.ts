import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, which were asked once after the fourth set was read. */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 24],
  )(`anything after noon today or can I go home`),
  ...typed(null, answer.appointments, days.inDays(2))(`the day after tomorrow, who've I got`),
  ...typed(null, answer.appointments, days.lastWeekday(1))(`who showed up last monday`),
  ...typed(null, answer.appointments, days.week(1))(`nxt wk patient numbers?`),
  ...typed(null, answer.next)(`whose file should I open next`),
  ...typed(null, answer.slots, days.inDays(0))(`do I get a breather today`),
  ...typed(null, answer.requests)(`did new patients try to get in touch for an appointment`),
  ...typed(null, answer.waiting)(`is my video patient hanging around already`),
  ...typed(null, answer.overdue)(`deadlines I've blown past`),
  ...typed(null, answer.tasks)(`what did I promise to do`),
  ...typed("open", answer.vitals("glucose", true))(`has her glucose been creeping up`),
  ...typed("open", answer.vitals("pulse"))(`heart beats per minute last time`),
  ...typed("open", answer.medications)(`list everything she swallows in the morning`),
  ...typed("open", answer.allergies)(`is there a drug allergy flagged`),
  ...typed("open", answer.problems)(`has anyone ever diagnosed her with something chronic`),
  ...typed("open", answer.notes)(`the gist of our last conversation`),
  ...typed(null, answer.orders)(`squeeze Beatriz in before lunch`),
  ...typed("open", answer.advice)(`how would you explain her dizziness`),
  ...typed("open", answer.advice)(`can I combine ramipril and ibuprofen`),
  ...typed(null, answer.help("messages"))(`what did the patients text me`),
  ...typed(null, answer.help("waitingList"))(`how long is my waitlist these days`),
  ...typed(null, answer.offtopic)(`I could murder a sandwich`),
];
