import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, by one who had read no other set, example or rule. */
export const english = [
  ...typed(null, answer.next)(`who do i have after this one`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [12, 18],
  )(`hows my day lookin tmrw afternoon`),
  ...typed(null, answer.appointments, days.inDays(2))(`whats on for the day after tomorrow`),
  ...typed(null, answer.slots, days.weekdayAfterNext(4))(`am i free thursday week or is it full`),
  ...typed(null, answer.waiting)(`is anyone sat out in the waiting room yet`),
  ...typed(null, answer.appointments, days.inDays(0))(`how many pts have i got left today`),
  ...typed(
    null,
    answer.offtopic,
  )(`how many no shows did i have this week; how many refill requests are still open`),
  ...typed(
    null,
    answer.orders,
  )(
    `push my 3 oclock to friday please; cancel everything this afternoon im not well; remind me to call the lab at five`,
  ),
  ...typed(
    "open",
    answer.orders,
  )(
    `can you put her on 5mg of amlodipine; order a full blood count and a tsh for him; type up a sick note for two weeks`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(`what do you think this rash is; can he have ibuprofen with what hes on`),
  ...typed(
    "open",
    answer.allergies,
  )(
    `is she allergic to penicillin or was that her sister; he said his mum cant take sulfa, what about him`,
  ),
  ...typed(
    "open",
    answer.medications,
  )(`whats he taking at the mo; is he still on metformin; did she ever stop the warfarin`),
  ...typed("open", answer.vitals("pressure", true))(`has his bp come down since spring`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.monthsBack(12),
  )(`how has her weight been going over the last year`),
  ...typed(
    "open",
    answer.offtopic,
  )(`hba1c trend pls; whats the potassium, no sorry, the creatinine; is his tetanus up to date`),
  ...typed(
    "open",
    answer.vitals("pulse"),
  )(`what was his heart rate last time and is it higher than before`),
  ...typed(null, answer.appointments, days.weekday(3))(`tuesday's list, no wait, wednesday's`),
  ...typed(null, answer.appointments, days.weekday(1))(`dont show me today show me monday`),
  ...typed(null, answer.requests)(`any requests waiting on me`),
  ...typed(null, answer.overdue)(`what tasks am i late with`),
  ...typed(null, answer.tasks, days.inDays(0))(`anything due today that isnt done`),
  ...typed(
    "open",
    answer.problems,
  )(`so um i need to know like what are his main problems you know the active ones`),
  ...typed("open", answer.others)(`does her daughter have asthma as well`),
  ...typed("open", answer.unclear)(`when did i last see him`),
  ...typed(
    "open",
    answer.vitals(null),
    days.inDays(0),
    [0, 12],
  )(`what was the temp and sats this morning`),
  ...typed(null, answer.strangers)(`which of my patients are diabetic`),
];
