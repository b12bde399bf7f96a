import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, which were asked once after the fifth set was read. */
export const english = [
  ...typed(null, answer.appointments, days.inDays(0))(`roll call for today please`),
  ...typed(null, answer.appointments, days.weekday(3))(`is wed full or do I have an easy one`),
  ...typed(null, answer.appointments, days.week(-1))(`patients seen last week, just the number`),
  ...typed(null, answer.next)(`next up?`),
  ...typed(null, answer.slots, days.inDays(1))(`when tomorrow could I see a worried mom`),
  ...typed(null, answer.requests)(`unprocessed appointment wishes`),
  ...typed(null, answer.waiting)(`has anybody come in yet`),
  ...typed(null, answer.overdue)(`show tasks whose due date has passed`),
  ...typed(null, answer.tasks)(`open to-dos please`),
  ...typed("open", answer.vitals("pressure"))(`latest systolic and diastolic`),
  ...typed("open", answer.vitals("weight", true))(`weight over the past months, rising?`),
  ...typed("open", answer.medications)(`what psych meds is she taking`),
  ...typed("open", answer.allergies)(`anything she's allergic to that I should know`),
  ...typed("open", answer.advice)(`should I switch her to an SNRI`),
  ...typed(null, answer.orders)(`please cancel Beatriz tomorrow`),
  ...typed(null, answer.help("messages"))(`is there a reply from Beatriz in my messages`),
  ...typed(null, answer.others)(`what is Dr Weber doing this afternoon`),
  ...typed(null, answer.offtopic)(`who is going to win the election`),
];
