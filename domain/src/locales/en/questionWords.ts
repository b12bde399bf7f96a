import { entries, type QuestionWords } from "../../assistant/questionWords.ts";

/** The meanings of English words. */
export const en: QuestionWords = {
  intents: {
    appointments: entries(`
      how busy, see her again, see him again, how many patients, patients did i,
      did i see, i saw, first patient, last patient,
      appointment*, consultation*, agenda, schedule, calendar, my day, booked, who do i see, who
      am i seeing, next patient, patients today, patients tomorrow, patients do i, visits
    `),
    requests: entries(
      `ask for, asked for, asking for, waiting on me for, appointments are pending, pending request*, request*, to answer, unanswered, unconfirmed, not confirmed, awaiting, to confirm, pending appointment*`,
    ),
    waiting: entries(`arriv*, waiting room, waiting, waits, lobby, who is here`),
    tasks: entries("to-do*, late, task*, to do, todo*, pending, due, overdue, reminder*"),
    freeSlots: entries(
      "can i see someone, can i see anyone, free, slot*, available, availability, opening, openings, gap, gaps",
    ),
    allergies: entries("allerg*, nkda, nka, intoleran*"),
    problems: entries(
      "problem list, problems does, her problems, his problems, health problems, active problems, known conditions, active diagnos*, known diagnos*, recorded diagnos*, listed diagnos*, past diagnos*, previous diagnos*, list of diagnos*, diagnosis list, diagnoses on, diagnoses in, which diagnoses, been diagnosed, her diagnos*, his diagnos*, diagnoses does, pmh, pmhx, comorbidit*, medical history, preexisting, pre-existing, chronic",
    ),
    vitals: entries("vital*, measurement*, readings, bmi"),
    medications: entries(`
      current treatment, ongoing treatment, treatment list, rx, what is she on, what is he on, what s she on, what s he on, medication*, medicine*, meds, drug*, pills, take, takes, taking, prescriptions, dose*
    `),
    notes: entries("note, notes, noted, wrote, written, history"),
  },
  time: {
    dayFirst: false,
    weekdays: [
      "monday/mon",
      "tuesday/tue/tues",
      "wednesday/wed/weds",
      "thursday/thu/thur/thurs",
      "friday/fri",
      "saturday/sat",
      "sunday/sun",
    ],
    months: [
      "january/jan",
      "february/feb",
      "march",
      "april/apr",
      "may",
      "june/jun",
      "july/jul",
      "august/aug",
      "september/sept/sep",
      "october/oct",
      "november/nov",
      "december/dec",
    ],
    numbers: [
      "two",
      "three",
      "four",
      "five",
      "six",
      "seven",
      "eight",
      "nine",
      "ten",
      "eleven",
      "twelve",
    ],
    tokens: {
      "rel:0": "today, todays, this day",
      "own:day": "my day",
      now: "now, right now, at the moment, currently, these days",
      "rel:1": "tomorrow, tomorrows, tmrw, tmr, tmrrw, tomoro, 2moro",
      "rel:2": "day after tomorrow, the day after tomorrow",
      "rel:-1": "yesterday, yesterdays",
      "rel:-2": "day before yesterday, the day before yesterday",
      "rel:0 part:evening": "tonight",
      "rel:-1 part:evening": "last night",
      "rel:1 part:morning": "tomorrow am",
      "part:morning": "morning, a . m ., a . m",
      "part:afternoon": "afternoon, pm, p . m ., p . m, arvo",
      "part:evening": "evening, night",
      "clock:720": "noon, midday",
      am: "am",
      weekend: "weekend, weekends, week end",
      "this unit:week": "my week",
      "unit:day": "day, days",
      "unit:week": "week, weeks, next days, coming days, next few days, following days",
      "unit:month": "month, months",
      "unit:year": "year, years",
      "unit:hour": "hour, hours, minute, minutes",
      prev: `since the last visit, since last visit, since the last time, since last time, since her last visit, since his last visit, since our last visit, since the previous visit`,
      next: "after this one, after this patient, after that one, after him, after her, see her again, see him again, next, upcoming, soonest, coming, following, first",
      last: "last",
      rolling: "past",
      this: "this",
      over: "over, during, within",
      the: "the",
      a: "a, an, one",
      of: "of",
      on: "on",
      at: "at, around, about",
      in: "in",
      to: "to, through",
      from: "from, between",
      and: "and",
      or: "or",
      ago: "ago",
      since: "since",
      until: "until, till, up to",
      before: "before",
      after: "after",
      ahead: "from now, from today",
      by: "by",
      plain: `
        per minute, a minute, hours free, free hours, working hours, half hour, half hours, what day, which day, what days,
        which days, what hour, what hours, may i, may we, o2 sat, sat o2, sat levels, good morning, good afternoon, good evening,
        late task, late tasks, tasks late, is late, are late, late on, late with, running late,
        too late, mid task
      `,
      recent: `these weeks, these months, last few days, last few weeks, last few months, past few days, past few weeks, past few months, recent weeks, recent months`,
      vague: `week that, week of, in a bit, in a little while, in a moment, in a while, at some point, someday, some day, one of these days, around then, the other, every other, end of, the end of, beginning of, start of, middle of, early, late, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, weekday, weekdays, mornings, afternoons, evenings, nights, fortnight, quarter, every, daily, weekly, monthly, later, soon, earlier, holiday, holidays, christmas, easter, thanksgiving, spring, summer, autumn, winter, lunch, lunchtime, midnight, decade, century, except, mid`,
    },
  },
  onDay: entries(
    `who, whom, anyone, anybody, someone, somebody, nobody, no one, anything, something, nothing, patient*, people, look like, looks like`,
  ),
  conditions: entries(
    `is it, is this, would, what is wrong with, cause, causes, causing, could be causing, could it be, might it be`,
  ),
  illness: entries(
    `does she have, does he have, does the patient have, do they have, has she got, has he got, suffer*, suffering, is she a, is he a, any history of`,
  ),
  recorded: entries(
    `active diagnos*, known diagnos*, recorded diagnos*, listed diagnos*, past diagnos*, previous diagnos*, list of diagnos*, diagnosis list, diagnoses on, diagnoses in, which diagnoses, been diagnosed, her diagnos*, his diagnos*, diagnoses does, current treatment, ongoing treatment, treatment list, being treated`,
  ),
  past: entries(`did we, did i, was, were, had, saw, seen`),
  overdue: entries(
    `has passed, have passed, past the date, past their date, should have been, should already, supposed to be, let slide, slipped, let slip, overdue, past due, past their due, past its due, late, behind, missed, should have, should ve, should have finished, should have done, expired, lapsed`,
  ),
  orders: {
    first: entries(
      `renew, refill, move, reschedule, cancel, postpone, confirm, book, make, create, add, delete, remove, set, mark, change, shift, swap, assign, send, open, admit, start, end, sign, write, enter, record, schedule a, schedule an, put, arrange, push, delay, remind, block, print, phone, message, tick, insert, include, reply, prescribe, update, edit, decline, reject, accept, approve, jot, draft, take her, take his, do a note, close`,
    ),
    anywhere: entries(
      `reschedule, postpone, cancel, cancelled, canceled, move my, move the, move his, move her`,
    ),
    polite: entries(
      `please, can, could, would, will, you, i, want, need, to, like, d, me, hey, hi, hello, ok, okay, now, let, s, us, and, just`,
    ),
  },
  measures: {
    pressure: entries("pressure, pressures, bp, bps, hypertensi*, systolic, diastolic"),
    weight: entries(
      "weight, weights, weigh, weighs, weighed, weighing, wt, kilos, pounds, slimmed",
    ),
    height: entries("height, tall"),
    pulse: entries("beats per minute, heart beats, beats, pulse, heart rate, hr, bpm, heartbeat*"),
    temperature: entries("temperature*, temp, temps, fever*, febrile, afebrile"),
    oxygen: entries("oxygen, saturation*, sats, sat, spo2, o2"),
    glucose: entries("glucose, blood sugar*, sugar, sugars, glycemia, glycaemia, bgl"),
    bmi: entries("bmi, body mass"),
  },
  trend: entries(`
      climbing up, creeping up, climb, climbs, direction, losing, gaining, gains, loses, heavier, trajectory, compared with, compared to, put on weight, putting on, creeping, settled, trend*, over time, changed, change, changes, developed, developing, development, evolution, evolved, history,
      since, rising, falling, increased, decreased, progress, gained, lost, been, coming down, going up, going down, gone up,
      gone down, climbing, dropping, dropped, improving, improved, worse, stable, steady, fluctuat*,
      curve, graph, course, evolving
    `),
  advice: entries(`
      too high, too low, would you explain, explains, max dose, maximum dose, maximal dose, highest dose, usual dose, starting dose, max daily, reckon, do you think, do you believe, sign of, a symptom of, caused by, do you suspect, would you say, can she have, can he have, may she have, may he have,
      best for, best drug, best medicine, should i worry, may i give, can i give, could i give, do i give, may she take, can she take, could she take, may he take, can he take, could he take, do i prescribe, do i increase, do i reduce, do i stop,
      diagnos*, should i prescribe, should i give, should take, should i increase, should i
      reduce, should i stop, should give, recommend*, what dose should, which dose should, how
      much should, how many mg, safe to, is it safe, prescribe, treat, treatment,
      contraindicat*, interact*, what disease, which disease, what illness, does she have
      cancer, does he have cancer, increase the dose, reduce the dose, double the dose
    `),
  how: entries(`
      how do i, how can i, how long does, how to, how does, where do i, where can i, where is the, what happens
      if, what happens when, can i change, can i edit, why can t i, why is the record, when does
      the record, what can you, who can see, help
    `),
  topics: {
    unsure: [],
    notUnderstood: entries(
      `mammogram*, colonoscop*, endoscop*, biops*, spirometr*, insurance, how old, her age, his age, date of birth, her address, his address, where does she live, where does he live, for work, for a living, occupation, emergency contact, insurance number, member number, policy number, copay*, blood type, blood group, smoke, smokes, smoker, smoking, alcohol, married, lab, labs, blood test*, blood work, bloodwork, bloods, test result*, a1c, hba1c, creatinin*, egfr, cholesterol, ldl, hdl, triglycerid*, potassium, sodium, hemoglobin, haemoglobin, tsh, inr, crp, cbc, kidney function, liver function, x-ray*, xray*, mri, ct scan, ultrasound*, ecg, ekg, vaccin*, immunization*, flu shot, flu jab, tetanus, booster*, refill request*, prescription request*, requests for refill*, requests for prescription*, average*, highest, lowest`,
    ),
    orders: entries(
      `no show, no shows, no-show*, noshow*, dna, dnas, didn t show, did not show, didn t turn up, missed appointment*, missed their appointment*, cancellations, finished tasks, completed tasks, tasks i finished, tasks i completed, tasks did i finish, tasks did i complete, tasks i ve finished, tasks have i finished`,
    ),
    waitingRoom: [],
    waitingList: entries(
      `waiting list, waitlist*, wait list, cancellation list, standby list, earlier appointment*, earlier slot*, earlier time*, come sooner`,
    ),
    messages: entries(`message*, inbox, unread, wrote to me, written to me, write to me`),
    allergies: entries("allerg*"),
    assistant: entries("assistant, you do, can you, ask you, ask"),
    followUps: entries("follow-up, follow up, previous question"),
    noAdvice: entries("advice"),
    calendar: entries("calendar, agenda, week view"),
    appointments: entries("confirm*, reschedul*, cancel*, move, appointment*"),
    visits: entries(`
      video, telemedicine, camera, microphone, waiting, admit*, visit*, call
    `),
    recordWindow: entries("record, records, open*, locked, closed, close, window, audit*"),
    vitals: entries("vital*, pressure, weight, height, unit, units, enter"),
    medications: entries("medication*, medicine*"),
    notes: entries("note, notes, sign, signed, signing, addend*, draft*"),
    tasks: entries("task*, due"),
    profile: entries("password*, profile, passkey*, language, time zone, timezone, name"),
    privacy: entries(`
      privacy, stored, kept, keep, conversation*, deleted, see my
    `),
  },
  short: {
    sched: "schedule",
    msg: "message",
    msgs: "messages",
    tdy: "today",
    mny: "many",
    hw: "how",
    u: "you",
    ur: "your",
    pt: "patient",
    pts: "patients",
    appt: "appointment",
    appts: "appointments",
    dr: "doctor",
    pls: "please",
    plz: "please",
    nxt: "next",
    avail: "available",
    hx: "history",
    rm: "room",
    wk: "week",
    nr: "number",
    whats: "what is",
    whos: "who is",
    hows: "how is",
    whens: "when is",
    yday: "yesterday",
  },
  others: entries(`
      all patients, every patient, other patients, everyone, everybody, another doctor*, other
      doctor*, other clinician*, another clinician*, colleague*, all records, other records,
      another patient*, patients of, patient list, whole database
    `),
  greetings: entries(
    `good morning, good afternoon, good evening, morning!, afternoon!, evening!, hi there, hi, hello, hey, dear assistant`,
  ),
  followUpStarts: entries("and, also, what about, how about"),
  denials: entries("no, not"),
  rejections: entries(`
      not, and not, but not, it is not, it s not, its not, i do not mean, i don t mean, i dont mean, i didn t mean, i do not want, i don t want, i dont want, i don t need, i dont need, not about, no not, don t show me, dont show me, don t tell me, forget, forget about, never mind, nevermind, instead of, rather than
    `),
  corrections: entries(
    `sorry, no sorry, no wait, i mean, i meant, no i mean, no i meant, or rather, scratch that, oops, correction`,
  ),
  exceptions: entries(
    `apart from, aside from, besides, except, except for, excluding, other than, not counting`,
  ),
  pronouns: entries("she, he, her, his, hers, him"),
  relatives: entries(
    `husband*, wife, spouse*, partner*, boyfriend*, girlfriend*, mother*, mom, mum, father*, dad, parents, brother*, sister*, sibling*, her son, his son, her daughter, his daughter, her kids, his kids, her baby, aunt*, uncle*, cousin*, grandmother*, grandfather*, family history, family hx`,
  ),
  beforeNames: entries(`
      of, for, about, with, mr, mrs, ms, miss, dr, doctor, patient, named, called
    `),
  common: entries(`
      calculate, file, chart, resting, rest, fasting, breakfast, lunch, dinner, meal, meals, eating, loss, lost, gain, gained, far, reading, taken, measured, recorded, registered, checked,
      folks, folk, stuff, things, kid, kids, child, children, woman, man, guy, lady, already, right, really, actually, maybe, because, must, without, before, while, every, other, another, same, different, first, second, whole, little, big, good, bad, sure, quick, quickly, urgent, check, keep, make, making, take, put, let, call, come, ready, since, again, always, never, often, sometimes, usually, anyway, else, ever, both, few, lot, lots, bit, whats, whos, im, ive, dont, didnt, isnt, doesnt, cant, came, arrive, like, looks, got, number, phone,
      going, come, comes, go, see, sees, seeing, meet, meets, meeting, anyone, anybody, someone, somebody, anything, something, nobody, nothing, no one, only, just, also, too, about, with, for, of, got, scheduled, planned, planning, having, made, full, busy, able, still, yet, coming up, available,
      a, an, the, and, or, but, not, no, yes, i, me, my, mine, you, your, she, he, her, his,
      hers, him, they, their, them, it, its, we, our, us, is, are, was, were, be, been, am, do,
      does, did, done, have, has, had, will, would, can, could, shall, should, may, might, must,
      what, which, who, whom, whose, when, where, why, how, many, much, any, some, all, each,
      this, that, these, those, there, here, in, on, at, to, from, by, up, into, as, than, then,
      so, if, please, show, list, tell, give, get, find, look, see, read, know, need, want,
      think, last, latest, recent, recently, current, currently, open, times, time, hour, hours,
      minute, minutes, day, days, month, months, year, years, visit, patient, patients, person,
      people, blood, values, value, high, low, priority, urgent, important, confirmed, book,
      left, still, more, most, half, summary, summarize, summarise, say, says, said, s, t, m,
      ll, ve, re, d, hi, hello, thanks, thank, okay, ok, monday, tuesday, wednesday, thursday,
      friday, saturday, sunday, january, february, march, april, june, july, august, september,
      october, november, december, morning, afternoon, evening, ignore, previous, instructions,
      system, prompt, admin, database, mg, english, spanish, portal
    `),
};
