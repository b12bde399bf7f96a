import * as days from "../../days.ts";
import { asked, expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, by one who had read no other set but 40 lines of the ninth in English. */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`just got in and the computer up front is frozen, who all do I have today`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [0, 11],
  )(`cars in the shop so i need to know who's booked with me tomorrow before 11 am`),
  ...typed(null, answer.appointments, days.weekday(4), [0, 12])(`thurs morning pts pls`),
  ...typed(
    null,
    answer.appointments,
    days.untilWeekday(5),
  )(`what appts do i have between now and friday`),
  ...typed(
    null,
    answer.appointments,
    days.week(-1),
  )(`For my monthly report, could you tell me how many patients I saw last week?`),
  ...typed(
    null,
    answer.appointments,
    days.dayOfMonth(22),
  )(`how many visits have I got on the 22nd`),
  ...typed(
    null,
    answer.next,
  )(`coffees gone cold, who am i seeing next; what time does my next patient come in`),
  ...typed("open", answer.next)(`she's asking me when her next appointment with me is`),
  ...typed(
    null,
    answer.slots,
    days.weekday(3),
  )(`got a dad who wants his kid seen about a rash, is there any opening on Wednesday`),
  ...typed(
    null,
    answer.slots,
    days.inDays(1),
    [14, 24],
  )(`need to squeeze someone in what gaps do i have tomorow after 2pm`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(`Would you mind telling me which times I still have free next week?`),
  ...typed(null, answer.tasks)(`show me everything on my task list`),
  ...typed(null, answer.tasks, days.inDays(1))(`which of my tasks are due tomorrow`),
  ...typed(
    null,
    answer.overdue,
  )(`I've a feeling I missed some deadlines, which of my tasks are past due?; any overdue to-dos`),
  ...typed(
    null,
    answer.requests,
  )(
    `any new appointment requests; who asked for an appointment and is still waiting on me to confirm it; Before I head home I'd like to know if there's an appointment request I haven't answered yet.`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(
    `whos in the waiting room rn; running ten mins behind, is somebody already sitting in the waiting room; how many people are waiting for me in the waiting room`,
  ),
  ...typed(
    "open",
    answer.vitals("pressure", true),
    days.sinceMonth(3),
  )(`hows her bp been trending since march`),
  ...typed("open", answer.vitals("pulse"))(`last recorded heart rate`),
  ...typed(
    "open",
    answer.vitals("temperature"),
  )(`she says she felt hot, what was her temp the last time it was taken`),
  ...typed("open", answer.vitals("oxygen"))(`latest spo2 pls`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.monthsBack(3),
  )(`her jeans are loose she says, has her weight gone down in the past three months`),
  ...typed(
    "open",
    answer.vitals("glucose", true),
    days.monthsBack(2),
  )(
    `I'd be grateful if you could show me how her blood glucose has developed over the last 2 months.`,
  ),
  ...typed("open", answer.vitals("bmi"))(`whats Beatriz's bmi`),
  ...typed(
    "open",
    answer.medications,
  )(
    `is she on metformin; Pharmacy's on line two and I can't find the list, what medications is Beatriz taking at the moment?`,
  ),
  ...typed(
    "open",
    answer.allergies,
  )(
    `any drug alergies; I'm about to give her a shot, is she allergic to anything; does her chart list a penicillin allergy`,
  ),
  ...typed(
    "open",
    answer.problems,
  )(
    `problem list pls; what chronic conditions does she have on file; Could you go over Beatriz's active problems with me?`,
  ),
  ...typed(
    "open",
    answer.notes,
  )(
    `what did I write in her last note; read me the notes from her last visit; sorry I've blanked on our last session could you pull up my most recent note on her`,
  ),
  ...typed(
    "open",
    answer.advice,
  )(
    `what dose of amoxicillin should i give her; headache and stiff neck for two days what's the diagnosis; is it safe to combine ibuprofen with sertraline`,
  ),
  ...typed(
    null,
    answer.orders,
  )(`move my 3 o'clock to friday; Please cancel Beatriz's appointment tomorrow, she has a cold`),
  ...typed("open", answer.orders)(`write a note that her cough is better`),
  ...typed(null, answer.help("notes"))(`how do i sign a note in the portal`),
  ...typed(
    null,
    answer.help("recordWindow"),
  )(`how long after a visit can I still open a patient's record`),
  ...typed(null, answer.help("privacy"))(`How long do you keep the questions I type in here?`),
  ...typed("open", answer.others)(`her husband came along too, what meds does her husband take`),
  ...typed("foreign", answer.others)(`what is Dina allergic to`),
  ...typed(null, answer.strangers)(`pull up Harold Vanterpool's blood pressure`),
  ...asked("en", "open", [
    ["is the pt diabetic?", expected.illness],
    ["Quick question before I go in, does Beatriz have epilepsy?", expected.illness],
  ]),
  ...following("en", null, [
    ["what appointments do I have today", "and tomorrow?", expected.appointments],
  ]),
  ...following("en", "open", [
    ["what's her weight", "and her height", expected.vitals],
    ["What are Beatriz's allergies?", "and meds?", expected.medications],
  ]),
];
