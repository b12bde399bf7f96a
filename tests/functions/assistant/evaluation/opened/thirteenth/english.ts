import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, by one who had read no other set, example or rule. */
export const english = [
  // The schedule.
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`what's on for me this arvo`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`sorry to be a pain but can you tell me who I've got tomorrow`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
  )(`am I seeing anyone Thursday? my daughter has a school play`),
  ...typed(null, answer.next)(`who's next pls, I'm running 20 min behind`),
  ...typed("open", answer.next)(`ok done with this one. what time is my next patient due`),
  ...typed(null, answer.appointments, days.week(1))(`how busy is next week looking`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
  )(`who's booked in on thursday, no sorry I mean friday`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [17, 24],
  )(`have I got anyone after 5pm today, trying to make an early train`),
  ...typed("closed", answer.appointments, days.inDays(2))(`appts day after tomorow`),
  ...typed(null, answer.appointments, days.inDays(-1))(`which patients did i see yesterday`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
    [0, 12],
  )(`wednesday morning clinic how many have I got`),
  ...typed(
    null,
    answer.appointments,
    days.nextWeekday(1),
  )(`Kindly tell me the appointments for next Monday`),
  // Free times.
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
  )(`any gaps on Tuesday? need to squeeze in a follow up`),
  ...typed(
    "open",
    answer.slots,
    days.inDays(1),
    [12, 18],
  )(`have I got a free slot tomorrow afternoon, she wants to come back in`),
  ...typed(null, answer.slots, days.week(1))(`what openings do I still have next week`),
  // Tasks.
  ...typed(
    null,
    answer.tasks,
  )(`anything left on my to-do list?; completely lost track today, which tasks are still open`),
  ...typed(null, answer.overdue)(`which of my tasks are past their due date`),
  // Requests.
  ...typed(
    null,
    answer.requests,
  )(
    `has anyone asked for an appointment that I haven't answered yet; how many appt requests are waiting for me to ok them`,
  ),
  // The waiting room.
  ...typed(
    null,
    answer.waiting,
  )(
    `is anyone sat in the video waiting room?; just got back from lunch is there anybody in the waiting room for me`,
  ),
  // The record.
  ...typed("open", answer.vitals("pressure"))(`what was the last BP on this lady`),
  ...typed("open", answer.vitals("weight", true))(`is her weight going up or down over time`),
  ...typed("open", answer.vitals("oxygen"))(`what were her sats`),
  ...typed(null, answer.medications)(`is Beatriz still taking metformin?`),
  ...typed("open", answer.allergies)(`about to give her amoxicillin, is she allergic to anything`),
  ...typed("open", answer.problems)(`any chronic conditions on her chart`),
  ...typed("open", answer.notes)(`what did I write in my note last time`),
  ...typed("closed", answer.noPatient)(`what tablets is he on`),
  // Orders.
  ...typed(
    null,
    answer.orders,
  )(`push my 3 o'clock back to half past; please text tomorrow's patients that I'm running late`),
  ...typed("open", answer.orders)(`can you renew her lisinopril for another 90 days`),
  // Advice.
  ...typed(null, answer.advice)(`is 150 over 95 something I should treat in a 70 yr old`),
  ...typed("open", answer.advice)(`would you up her ramipril or add amlodipine`),
  // Other people.
  ...typed(null, answer.strangers)(`what is Ramón Ibáñez allergic to`),
  ...typed(null, answer.others)(`can you pull up Dr Patel's patients for tomorrow, she's off sick`),
  // What it has nothing of, or can't understand.
  ...typed(null, answer.offtopic)(`is it going to rain this afternoon, I cycled in`),
  ...typed("open", answer.offtopic)(`are her blood results back from the lab yet`),
  ...typed(null, answer.unclear)(`who have I got on the 35th`),
];
