import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** More questions in English, in other words, which were asked once before anything was built for them. */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`hey, how many folks do I have left on the schedule today`),
  ...typed(null, answer.appointments, days.inDays(1), [12, 18])(`tomorrow pm, is it crazy?`),
  ...typed(null, answer.appointments, days.weekday(1))(`whos coming in mon`),
  ...typed(null, answer.appointments, days.thisWeek)(`total number of consultations for this week`),
  ...typed(null, answer.next)(`who should I be ready for`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
  )(`is there anywhere on tuesday I can add a child with a rash`),
  ...typed(null, answer.requests)(`any booking I have to say yes or no to`),
  ...typed(null, answer.waiting)(`am I making anybody wait right now`),
  ...typed(null, answer.overdue)(`which chores should have been finished already`),
  ...typed(null, answer.tasks)(`read out my list of things to do`),
  ...typed("open", answer.vitals("pressure", true))(`are her BPs getting any better`),
  ...typed("open", answer.vitals("weight"))(`how many kilos was she`),
  ...typed("open", answer.vitals("temperature"))(`what was her temp when she came`),
  ...typed("open", answer.medications)(`is she still on an SSRI`),
  ...typed("open", answer.allergies)(`any drug she must not get because of an allergy`),
  ...typed("open", answer.problems)(`long term conditions?`),
  ...typed("open", answer.notes)(`pull up what I documented at her previous appointment`),
  ...typed("open", answer.orders)(`bump the sertraline up to 100`),
  ...typed("open", answer.advice)(`is that mole malignant`),
  ...typed(null, answer.help("messages"))(`did anybody drop me a message overnight`),
  ...typed("foreign", answer.noPatient)(`what are her current meds`),
  ...typed(null, answer.offtopic)(`ugh, my back is killing me`),
];
