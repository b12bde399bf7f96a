import * as days from "../../days.ts";
import { expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English as tired clinicians ask them. */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`morning! what have I got on today?; am I fully booked today`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`hw many pts tmrw am`),
  ...typed(null, answer.appointments, days.weekday(3))(`how busy is wednesday looking`),
  ...typed(null, answer.appointments, days.weekday(5), [12, 18])(`anyone in on friday afternoon?`),
  ...typed(null, answer.appointments, days.week(1))(`give me a rundown of next week`),
  ...typed(null, answer.appointments, days.inDays(-1))(`who did I end the day with yesterday`),
  ...typed(null, answer.appointments, days.week(-1))(`how many visits did I do last week`),
  ...typed(null, answer.appointments)(`when's Beatriz due back in?`),
  ...typed(null, answer.next)(`who am I seeing after this one; nxt pt?`),
  ...typed(null, answer.slots, days.inDays(1))(`got any gaps tomorrow?`),
  ...typed(
    null,
    answer.slots,
    days.weekday(4),
    [0, 12],
  )(`where could I squeeze someone in on thursday morning`),
  ...typed(null, answer.slots)(`earliest opening I have`),
  ...typed(
    null,
    answer.requests,
  )(`anybody still need me to confirm their booking?; which bookings haven't I replied to yet`),
  ...typed(
    null,
    answer.waiting,
  )(`is anybody sitting out there already; has my ten o'clock checked in yet?`),
  ...typed(null, answer.help("waitingList"))(`who's on the waiting list for a cancellation`),
  ...typed(null, answer.overdue)(`stuff im late on`),
  ...typed(
    null,
    answer.tasks,
  )(`anything on my to do list for today; remind me what I still have to do for Beatriz Nogueira`),
  ...typed("open", answer.vitals("pressure"))(`whats her bp`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.monthsBack(6),
  )(`has she put on weight over the last 6 months`),
  ...typed("open", answer.vitals("pulse"))(`HR?`),
  ...typed("open", answer.vitals("oxygen"))(`last sats`),
  ...typed(null, answer.vitals("glucose"))(`sugar levels for Beatriz`),
  ...typed("open", answer.medications)(`what tablets is she on at the mo`),
  ...typed("open", answer.allergies)(`is she ok with penicillin?`),
  ...typed("open", answer.problems)(`pmh please`),
  ...typed(null, answer.orders)(`start amoxicillin 500 tds for Beatriz; move my 3pm to friday`),
  ...typed("open", answer.advice)(`could this be lupus?; whats the max dose of ramipril`),
  ...typed("closed", answer.noPatient)(`what meds is he on`),
  ...typed(null, answer.noPatient)(`whats the latest weight`),
  ...typed(null, answer.strangers)(`Dina Okonkwo's allergies`),
  ...typed(null, answer.others)(`does Dr Patel have any space on monday`),
  ...typed(null, answer.help("messages"))(`any new messages from patients?`),
  ...typed(null, answer.offtopic)(`lol thanks mate`),
  ...following("en", null, [
    ["Who is coming tomorrow?", "and the day after?", expected.appointments],
  ]),
];
