import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, by one who had read no other set, example or rule. */
export const english = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(
    `Good morning. Before I make a start on the post, could you tell me who is on my list today, please?`,
  ),
  ...typed(null, answer.appointments, days.inDays(1))(`whats my day look like tmrw`),
  ...typed("open", answer.next)(`just hung up on a video visit, who's my next patient`),
  ...typed(
    null,
    answer.appointments,
    days.thisWeek,
  )(`How many patients am I seeing this week? My registrar would like to sit in on a few.`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(4),
  )(`do i have any appts thurs, someone wants to swap a shift with me`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(-1),
    [12, 18],
  )(`Who did I see yesterday afternoon? I still owe somebody a letter.`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(5),
  )(`My daughter has a recital so what time does my last appointment finish on Friday`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [16, 24],
  )(`Who's booked in with me after 4pm today? I'm meant to do the school pick-up.`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(3),
    [10, 12.5],
  )(`my appointments between 10 and 12:30 on wednesday pls`),
  ...typed(
    null,
    answer.appointments,
    days.monthBefore,
  )(`How many people did I see last month? It's for my appraisal folder.`),
  ...typed(
    null,
    answer.appointments,
    days.weekdayAfterNext(2),
  )(`Who am I seeing Tuesday week? I'm the locum, I only come in every other Tuesday.`),
  ...typed(
    null,
    answer.appointments,
    days.date(10, 23),
  )(`Kindly tell me whether I have any patients on 23rd October, my brother is getting married.`),
  ...typed(null, answer.appointments, days.week(2))(`And what have I got on the week after next?`),
  ...typed(
    "open",
    answer.appointments,
    days.inDays(1),
    [0, 12],
  )(`Long day. Just tell me who I've got tomorrow morning and then I'm off to bed.`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(2),
  )(`How many consults do I have tomorrow, no sorry, I mean the day after tomorrow`),
  ...typed(
    null,
    answer.appointments,
    days.weekend,
  )(`Have I got anyone booked in this weekend? Because I was promised it off.`),
  ...typed(
    "open",
    answer.appointments,
    days.lastWeekday(3),
  )(`Who did I see last Wednesday? I can't put a face to this blood result.`),
  ...typed(
    null,
    answer.appointments,
    days.weekday(1),
    [18, 24],
  )(`any appts mon evening, need to let the sitter know`),
  ...typed(
    null,
    answer.slots,
    days.week(1),
  )(`Where have I got free time next week? I need forty minutes for a new intake.`),
  ...typed(
    "open",
    answer.slots,
    days.inDays(1),
    [12, 18],
  )(`any free slots tomorrow arvo? mum wants the croup kid looked at again`),
  ...typed(
    null,
    answer.slots,
    days.weekday(4),
    [0, 11],
  )(`I need to fit in a double appointment, what openings do I have on Thursday before 11am`),
  ...typed(
    null,
    answer.slots,
    days.inDays(0),
  )(
    `Could you find me the gaps in my calendar today, please? I have two long phone calls to make.`,
  ),
  ...typed(null, answer.slots, days.nextWeekday(1))(`show me my open slots next monday`),
  ...typed(
    null,
    answer.slots,
    days.dayOfMonth(12),
    [12, 18],
  )(`The school nurse is asking when I'm free on the afternoon of the 12th`),
  ...typed(
    null,
    answer.tasks,
    days.inDays(0),
  )(`Which of my tasks are due today? I've got ten minutes before the next visit.`),
  ...typed(null, answer.tasks, days.inDays(1))(`whats on my to do list for tmrw`),
  ...typed(
    null,
    answer.tasks,
    days.thisWeek,
  )(`Before I go on leave I'd like to know which tasks I have due this week.`),
  ...typed(null, answer.tasks)(`okay hit me, what open tasks do I still have`),
  ...typed(
    null,
    answer.overdue,
  )(
    `Which of my tasks are overdue?; is there anything on my task list thats past its due date; I've been hopeless lately, what tasks am I late on?`,
  ),
  ...typed(
    null,
    answer.requests,
  )(
    `Any new appointment requests I haven't answered yet?; Reception says people have been asking for appointments online, who has a request open with me`,
  ),
  ...typed(
    null,
    answer.waiting,
  )(
    `is anyone in my video waiting room right now; Sorry, got held up on the phone with the pharmacy. Who's sitting in the waiting room?`,
  ),
  ...typed(
    null,
    answer.orders,
  )(
    `Move my 3 pm tomorrow to Friday at 10 please, I've got court; ugh just cancel everything I have on thursday afternoon`,
  ),
  ...typed(
    null,
    answer.others,
  )(`What does Dr. Hernandez's schedule look like tomorrow? I might send her someone.`),
  ...typed(null, answer.offtopic)(`Will it rain this afternoon? I came in on the bike.`),
  ...typed(null, answer.unclear)(`Who do I have booked on April 31st?`),
];
