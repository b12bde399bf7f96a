import * as days from "../../days.ts";
import { expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");
const illness = { sources: expected.illness, read: null };

/** Questions in English, by one who had read no other set, example or rule. */
export const english = [
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`whos up first tomorrow morning`),
  ...typed(null, answer.appointments, days.inDays(0), [12, 18])(`wots left for me this arvo`),
  ...typed(null, answer.appointments, days.weekday(5))(`am I down for clinic on friday at all`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [16, 24],
  )(`anything after 4 today or can I get off`),
  ...typed(null, answer.appointments, days.week(1))(`how heavy is next week looking`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
  )(`how many telehealth ones have I got wednesday`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`no not today, I meant tomorrow, what have I got`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`apart from Beatriz who else am I seeing today`),
  ...typed(null, answer.unclear)(`is monday or tuesday the busier one`),
  ...typed(null, answer.next)(`right who do I call in now`),
  ...typed(null, answer.next)(`nxt pt pls`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(-1),
  )(`who was my last patient yesterday, I forgot the name`),
  ...typed(null, answer.appointments, days.week(-1))(`how many people did I get through last week`),
  ...typed(
    null,
    answer.slots,
    days.weekday(4),
    [0, 12],
  )(`could I squeeze someone in on thursday morning`),
  ...typed(null, answer.tasks)(`what have I still got to do before I can go home`),
  ...typed(null, answer.overdue)(`anything I shouldve done by now and havent`),
  ...typed(null, answer.tasks)(`I dont need my appointments, just the to do list`),
  ...typed(null, answer.requests)(`has anyone asked to see me that I havent got back to`),
  ...typed(null, answer.waiting)(`is there somebody sitting out there for me already`),
  ...typed("closed", answer.noPatient)(`wheres his bp at`),
  ...typed("open", answer.vitals("pressure", true))(`bp now compared with last time`),
  ...typed(
    "open",
    answer.vitals("weight", true),
    days.sinceMonth(3),
  )(`has her weight been creeping up since march`),
  ...typed("open", answer.vitals("glucose"))(`latest sugar reading`),
  ...typed("open", answer.vitals("oxygen"))(`sats ok?`),
  ...typed("open", answer.medications)(`what tablets is she on these days`),
  ...typed("open", answer.medications)(`did we ever start her on a statin`),
  ...typed("open", answer.allergies)(`I want to give her amoxicillin, any reactions on file`),
  ...typed("open", answer.problems)(`whats she got wrong with her long term`),
  ...typed("open", illness)(`is she an asthmatic`),
  ...typed("open", answer.notes)(`what did I put down about her when I last saw her`),
  ...following("en", null, [
    ["What do I have tomorrow?", "and the day after", expected.appointments, days.inDays(2)],
  ]),
  ...following("en", "open", [
    ["What does Beatriz take?", "any allergies tho", expected.allergies],
  ]),
  ...typed(null, answer.orders)(`push my 10 o clock back half an hour`),
  ...typed("open", answer.orders)(`refill her metformin will you, same dose`),
  ...typed(null, answer.orders)(`text Tomás that im running late`),
  ...typed("open", answer.advice)(`does this sound like pneumonia to you`),
  ...typed(null, answer.help("visits"))(`how do I let an interpreter into the video call`),
  ...typed("open", answer.others)(`what does her mum take for her heart`),
  ...typed("open", answer.offtopic)(`when was her last flu jab`),
  ...typed(null, answer.offtopic)(`whats the temperature like in the waiting room`),
];
