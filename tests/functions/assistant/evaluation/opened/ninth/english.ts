import * as days from "../../days.ts";
import { following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, by one who had read no other set but 40 lines of the eighth in English. */
export const english = [
  ...typed(null, answer.appointments, days.inDays(0))(`whats on the books for me today`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`tomorow a.m. pts`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
  )(`Could you please show me everyone I'm scheduled to see on Wednesday?`),
  ...typed(null, answer.appointments, days.inDays(-1))(`who came in yesterday`),
  ...typed(null, answer.appointments, days.date(12, 14))(`am I seeing anybody on December 14th`),
  ...typed(null, answer.appointments, days.weekday(5), [15, 24])(`fri after 3pm who do i have`),
  ...typed(null, answer.appointments, days.week(1))(`how many visits are on the calendar next wk`),
  ...typed(null, answer.appointments, days.weekend)(`Is anyone booked on me this weekend?`),
  ...typed(
    null,
    answer.next,
  )(`ok done in room 2, who's my next pt; When's Beatriz due back to see me?`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
  )(`mom on the phone about a sore ear, have I got anything open tomorrow`),
  ...typed(
    null,
    answer.slots,
    days.weekday(1),
    [0, 12],
  )(`Do I have 20 minutes free on Monday morning?`),
  ...typed(null, answer.tasks)(`whats still on my to do list`),
  ...typed(null, answer.tasks, days.inDays(0))(`Which tasks do I need to finish today?`),
  ...typed(null, answer.overdue)(`anything I've let slip past its due date`),
  ...typed(
    null,
    answer.requests,
  )(
    `has any parent asked for an appointment I still need to confirm; new appt requests in my queue?`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(`is anybody sitting out front yet; how many pts have checked in and are waiting`),
  ...typed("open", answer.vitals("pressure"))(`last BP?`),
  ...typed(
    "open",
    answer.vitals("glucose"),
  )(`I'm a bit worried about her sugar lately, what was the most recent reading`),
  ...typed("open", answer.vitals("oxygen"))(`o2 sats last time we checked`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.monthsBack(6),
  )(`Has she been losing weight over the last six months?`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.sinceMonth(9),
  )(`show me how her pressures have been running since September`),
  ...typed(
    "open",
    answer.medications,
  )(`what's she taking right now; is Beatriz on any blood thinners`),
  ...typed("open", answer.allergies)(`can't recall, is she allergic to penicillin or sulfa`),
  ...typed("open", answer.problems)(`remind me what chronic conditions she's got`),
  ...typed("open", answer.advice)(`Would you bump her lisinopril to 20 with these numbers?`),
  ...typed(null, answer.advice)(`whats the amox dose for a 14 kilo toddler with otitis`),
  ...typed("open", answer.orders)(`refill her metformin for 90 days`),
  ...typed(null, answer.orders)(`Please move my 4 o'clock to Thursday.`),
  ...typed(null, answer.others)(`how many patients does Dr. Patel have this afternoon`),
  ...typed("open", answer.strangers)(`What meds is Mrs. Henderson on?`),
  ...typed("closed", answer.noPatient)(`what are his current meds`),
  ...typed(null, answer.help("calendar"))(`how do I block off an hour for lunch on my calendar`),
  ...typed(null, answer.help("assistant"))(`What kinds of things can I ask you?`),
  ...following("en", null, [
    ["who do I have on Monday?", "and in the afternoon?", answer.appointments.sources],
  ]),
  ...typed(null, answer.offtopic)(`what's the CPT code for a 25 minute visit`),
];
