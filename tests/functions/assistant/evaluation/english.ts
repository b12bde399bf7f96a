import {
  date,
  inDays,
  lastMonth,
  lastWeekday,
  sinceMonth,
  untilWeekday,
  week,
  weekday,
} from "./days.ts";
import { asked, expected } from "./evaluationQuestion.ts";

const { appointments, slots, tasks, requests, waiting, unclear, orders, allergies, advice } =
  expected;

/** English questions by category. */
export const english = [
  // Weekdays, dates and parts of a day
  ...asked("en", null, [
    ["Am I free on Friday afternoon?", slots, weekday(5), [12, 18]],
    ["Who's coming on Thursday?", appointments, weekday(4)],
    ["What does my Monday look like?", appointments, weekday(1)],
    ["Do I have anyone on December 3rd?", appointments, date(12, 3)],
    ["Any openings tomorrow morning?", slots, inDays(1), [0, 12]],
    ["Do I see patients this evening?", appointments, inDays(0), [18, 24]],
    ["Which patients did I see last Friday?", appointments, lastWeekday(5)],
    ["Who do I have at 3 pm tomorrow?", appointments, inDays(1), [15, 15 + 1 / 60]],
    // Periods and counts
    ["How many appointments do I have next week?", appointments, week(1)],
    ["How many patients did I see last week?", appointments, week(-1)],
    ["How many visits did I have in October?", appointments, lastMonth(10)],
    // Tasks, requests and the waiting room
    ["How many tasks are overdue?", tasks],
    ["What do I need to do by Friday?", tasks, untilWeekday(5)],
    ["Are there any open appointment requests?", requests],
    ["Is anyone waiting for me?", waiting],
    ["How many people are in the waiting room?", waiting],
    // What cannot be understood or done
    ["Who do I see on Wendesday?", appointments, weekday(3)],
    ["Am I free early next month?", unclear],
    ["Cancel my 3 o'clock", orders],
    ["Put Beatriz on Thursday at ten", orders],
    ["Confirm all requests", orders],
    ["Write a prescription for ibuprofen", orders],
  ]),
  ...asked("en", "open", [
    ["May I give her ibuprofen?", advice],
    ["Does she have diabetes?", expected.illness],
    ["What could be causing her headaches?", advice],
    ["Is she allergic to penicillin?", allergies],
    ["What was her blood pressure since last March?", expected.vitals, sinceMonth(3)],
    ["How tall is she?", expected.vitals],
  ]),
];
