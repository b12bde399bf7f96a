import { isHelpTopic, type HelpTopic } from "@salvia/domain/assistant/helpTopic";

import type { ToolCall } from "../toolCall.ts";
import type { Way } from "./dayRules.ts";

/** What a question can ask for, with data of the caller as the answer. */
export type DataIntent = {
  tools: readonly ToolCall[];
  /**
   * Whose data: one patient's, who must be known; the caller's own, of one patient if the question
   * names one; or the caller's own of all.
   */
  patient: "one" | "named" | "all";
  /** Where a day without a year lies. */
  way: Way;
  /** Whether the answer without a day is about today, which an unread word might have changed. */
  isDated?: true;
  /** Whether it reads one of the vitals. */
  isMeasure?: true;
  /** What it says after the data. */
  help?: HelpTopic;
};

/** Why a question is not answered, by the sentence that says so. */
type Refusal = "relative" | "exception" | "others";

const own = { patient: "named", way: "future" } as const;
const record = { patient: "one", way: "past" } as const;

/** The intents that are answered with data. The names are those of the examples. */
export const dataIntents = {
  appointments: { ...own, tools: [["appointments", {}]], isDated: true },
  appointmentCount: { ...own, tools: [["appointments", { onlyCount: true }]], isDated: true },
  videoAppointments: {
    ...own,
    tools: [["appointments", { mode: "telemedicine" }]],
    isDated: true,
  },
  inPersonAppointments: { ...own, tools: [["appointments", { mode: "inPerson" }]], isDated: true },
  pastAppointments: { ...own, tools: [["appointments", {}]], way: "past", isDated: true },
  nextAppointment: { ...own, tools: [["nextAppointment", {}]] },
  patientAppointments: { ...own, tools: [["nextAppointment", {}]], patient: "one" },
  lastSeen: { ...record, tools: [["lastAppointment", {}]] },
  requests: { ...own, tools: [["requests", {}]] },
  waiting: { ...own, tools: [["waiting", {}]] },
  freeTimes: { ...own, tools: [["freeTimes", {}]], patient: "all" },
  tasks: { ...own, tools: [["tasks", {}]] },
  overdueTasks: { ...own, tools: [["tasks", { overdue: true }]] },
  unreadMessages: { ...own, tools: [["unreadMessages", {}]] },
  unsignedNotes: { ...own, tools: [["unsignedNotes", {}]] },
  phone: { ...record, tools: [["phone", {}]] },
  allergies: { ...record, tools: [["allergies", {}]] },
  problems: { ...record, tools: [["problems", {}]] },
  illness: { ...record, tools: [["problems", {}]], help: "noAdvice" },
  medications: { ...record, tools: [["medications", {}]] },
  notes: { ...record, tools: [["notes", {}]] },
  vitals: { ...record, tools: [["vitals", {}]], isMeasure: true },
  vitalsTrend: { ...record, tools: [["vitals", { trend: true }]], isMeasure: true },
  summary: {
    ...record,
    tools: [
      ["problems", {}],
      ["allergies", {}],
      ["medications", {}],
    ],
  },
} as const satisfies Readonly<Record<string, DataIntent>>;

export type DataIntentName = keyof typeof dataIntents;

/** The intents that the help refuses, by the topic that does; it explains those of `help/`. */
const refusedBy = {
  advice: "noAdvice",
  /** It also gets the recorded allergies. */
  drugAdvice: "noAdvice",
  order: "orders",
  offTopic: "notUnderstood",
} as const satisfies Readonly<Record<string, HelpTopic>>;

/** The topics of the help that only say why something is not answered, or are of a data intent. */
type NotAsked =
  | ("noAdvice" | "orders" | "notUnderstood" | "followUps" | "unsure")
  | ("allergies" | "waitingRoom");

/** Everything that a question can mean: the names of the examples. */
export type IntentName =
  | DataIntentName
  | keyof typeof refusedBy
  | `help/${Exclude<HelpTopic, NotAsked>}`
  | Refusal
  | "followUp";

/** How an intent is answered; null for what is not answered with data. */
export function dataIntentOf(name: string): DataIntent | null {
  return isDataIntent(name) ? dataIntents[name] : null;
}

/** Whether the answer without a day is about today. */
export function isDated(name: DataIntentName): boolean {
  return dataIntentOf(name)?.isDated === true;
}

export function isDataIntent(name: string): name is DataIntentName {
  return Object.hasOwn(dataIntents, name);
}

/** The help that explains or refuses an intent; null if there is none. */
export function helpOf(name: IntentName): HelpTopic | null {
  const topic = name.startsWith("help/") ? name.slice("help/".length) : null;
  if (isHelpTopic(topic)) return topic;
  return Object.entries(refusedBy).find(([intent]) => intent === name)?.[1] ?? null;
}
