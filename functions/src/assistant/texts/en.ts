import type { AssistantTexts } from "./assistantTexts.ts";

/** The assistant's sentences in English. */
export const en: AssistantTexts = {
  appointments: {
    count: ["You have {count} appointment {span}.", "You have {count} appointments {span}."],
    none: "You have no appointments {span}.",
    countOf: [
      "{name} has {count} appointment with you {span}.",
      "{name} has {count} appointments with you {span}.",
    ],
    noneOf: "{name} has no appointments with you {span}.",
    one: "{time}: {name}, {mode}, {status}{reason}.",
    next: "Your next appointment is on {time}, with {name}, {mode}, {status}{reason}.",
    noneNext: "You have no confirmed appointment ahead.",
    nextOf: "The next appointment of {name} with you is on {time}, {mode}, {status}{reason}.",
    noneNextOf: "{name} has no confirmed appointment with you ahead.",
    reason: " (“{reason}”)",
    modes: { telemedicine: "by video", inPerson: "in person" },
    statuses: {
      pending: "not confirmed yet",
      confirmed: "confirmed",
      cancelled: "cancelled",
      done: "done",
    },
  },
  spans: {
    today: "today",
    tomorrow: "tomorrow",
    dayAfterTomorrow: "the day after tomorrow",
    week: "in the next seven days",
    day: "on {day}",
    days: "from {from} to {to}",
    between: "{days}, between {from} and {to}",
    at: "{days} at {time}",
  },
  requests: {
    count: [
      "{count} request waits for your answer{about}.",
      "{count} requests wait for your answer{about}.",
    ],
    none: "No requests wait for your answer{about}.",
  },
  tasks: {
    count: ["You have {count} open task.", "You have {count} open tasks."],
    none: "You have no open tasks.",
    countOf: [
      "You have {count} open task about {name}.",
      "You have {count} open tasks about {name}.",
    ],
    noneOf: "You have no open tasks about {name}.",
    one: "{title}{about}: {priority}{due}.",
    about: " ({name})",
    countDue: [
      "You have {count} open task due {span}{about}.",
      "You have {count} open tasks due {span}{about}.",
    ],
    noneDue: "You have no open tasks due {span}{about}.",
    countOverdue: [
      "You have {count} overdue task{about}.",
      "You have {count} overdue tasks{about}.",
    ],
    noneOverdue: "You have no overdue tasks{about}.",
    more: "{count} more are on the page of your tasks.",
    due: ", due on {day}",
    overdue: ", overdue since {day}",
    priorities: { low: "low priority", normal: "normal priority", high: "high priority" },
  },
  freeSlots: {
    some: "Free on {day}: {times}.",
    none: "There is no free time in your working hours {span}.",
  },
  vitals: {
    noneIn: "{name}: the record has no {measure} measured {span}.",
    latest: "{name}: {measure} {value}, measured on {day}.",
    trend: "{name}: {measure} went from {first} on {firstDay} to {last} on {lastDay}.",
    none: "{name}: the record has no measured {measure}.",
    measures: { pressure: "blood pressure", weight: "weight", height: "height" },
    missing: "{name}: the record has no vitals.",
  },
  medications: {
    count: ["{name} takes {count} medication.", "{name} takes {count} medications."],
    none: "{name}: the record has no current medication.",
    one: "{medication}, {dose}, since {day}.",
  },
  notes: {
    noneIn: "{name}: the record has no notes signed {span}.",
    signed: "{name}: note signed on {day}: “{text}”",
    none: "{name}: the record has no notes.",
  },
  record: {
    closed: "The record is not open now.",
    noPatient: "Open a patient’s record first, then ask again.",
  },
  time: {
    unclear: "I did not understand the day or time. Ask about today, tomorrow or a date.",
    currentOnly: "The list of medications is the current one; it cannot be asked for another day.",
  },
  people: {
    unsaid:
      "It is not clear which patient is meant. Ask with their name, or open their record first.",
    stranger: "You have no patient of that name.",
    several: "More than one of your patients is meant. Ask about one, by their full name.",
  },
};
