import * as days from "../days.ts";
import * as answer from "../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English that no one looks at while answers are built (decision 77). */
export const english = [
  ...typed(null, answer.appointments, days.inDays(0))(`can you go over today's line-up with me`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`am I double busy tomorrow morning`),
  ...typed(null, answer.appointments, days.weekday(4))(`thurs patients pls`),
  ...typed(null, answer.appointments, days.monthBefore)(`how many patients did I see last month`),
  ...typed(null, answer.next)(`and who walks in next`),
  ...typed(null, answer.slots, days.weekday(5))(`any spare time friday to see a walk-in`),
  ...typed(null, answer.requests)(`appointments that patients asked for and I haven't touched`),
  ...typed(null, answer.waiting)(`did the patient for my video call join already`),
  ...typed(null, answer.overdue)(`show me just the late stuff`),
  ...typed(null, answer.tasks)(`what is there to do about Beatriz Nogueira`),
  ...typed("open", answer.vitals("weight", true))(`is she losing weight or not`),
  ...typed("open", answer.vitals("oxygen"))(`o2 last visit?`),
  ...typed(null, answer.vitals("pressure"))(`bp of Beatriz Nogueira`),
  ...typed("open", answer.medications)(`her med list pls`),
  ...typed("open", answer.allergies)(`has she got any allergies on her chart`),
  ...typed("open", answer.problems)(`what illnesses is she followed for`),
  ...typed("open", answer.notes)(`what was in my note from the last appointment`),
  ...typed(null, answer.orders)(`postpone everything this afternoon by 30 min`),
  ...typed("open", answer.advice)(`what antibiotic should she get`),
  ...typed(
    null,
    answer.help("waitingList"),
  )(`who would like to be seen earlier if something opens up`),
  ...typed(null, answer.others)(`show me Dr Keller's appointments`),
  ...typed(null, answer.offtopic)(`what's the score of the match`),
];
