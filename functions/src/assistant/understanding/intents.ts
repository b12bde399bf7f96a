import { measures } from "@salvia/domain/assistant/conversationContext";
import { helpTopics, isHelpTopic, type HelpTopic } from "@salvia/domain/locales/helpTexts";
import { appointmentModes } from "@salvia/domain/scheduling/appointment";
import * as z from "zod/mini";

import type english from "./languages/en.json";
import type { Way } from "./dayRules.ts";

/** What a tool can be given: never a person or a day, which are fixed before an engine runs. */
export const toolInputSchema = z.object({
  mode: z.optional(z.enum(appointmentModes)),
  onlyCount: z.optional(z.boolean().check(z.describe("only how many there are"))),
  overdue: z.optional(z.boolean().check(z.describe("only those that are overdue"))),
  measure: z.optional(z.enum(measures).check(z.describe("left out for all of them"))),
  trend: z.optional(z.boolean().check(z.describe("how it has gone, rather than the latest value"))),
  topic: z.optional(z.enum(helpTopics)),
});

export type ToolInput = z.infer<typeof toolInputSchema>;

/** What a question can ask for, with data of the caller as the answer. */
export type DataIntent<Tool = ToolName> = {
  /** What is looked up, and what with. */
  tools: readonly (readonly [Tool, ToolInput])[];
  /**
   * Whose data: one patient's, who must be known; the caller's own, of one patient if the question
   * names one; or the caller's own of all.
   */
  patient: "one" | "named" | "all";
  /** Where a day without a year lies. */
  way: Way;
  /** Whether the answer without a day is about today, which an unread word might have changed. */
  isDated?: true;
  /** Whether no day changes the answer: “and tomorrow?” after it asks for something else. */
  isUndated?: true;
  /** Whether the question may name a drug, a substance, or an illness. */
  namesSubstance?: true;
};

const own = { patient: "named", way: "future" } as const;
const listed = { ...own, isDated: true } as const;
const record = { patient: "one", way: "past" } as const;
const clinical = { ...record, namesSubstance: true } as const;

const allergies = ["allergies", {}] as const;
const problems = ["problems", {}] as const;
const medications = ["medications", {}] as const;

/** The intents that are answered with data. The names are those of the examples. */
const dataIntents = {
  appointments: { ...listed, tools: [["appointments", {}]] },
  appointmentCount: { ...listed, tools: [["appointments", { onlyCount: true }]] },
  videoAppointments: { ...listed, tools: [["appointments", { mode: "telemedicine" }]] },
  inPersonAppointments: { ...listed, tools: [["appointments", { mode: "inPerson" }]] },
  pastAppointments: { ...listed, tools: [["appointments", {}]], way: "past" },
  nextAppointment: { ...own, tools: [["nextAppointment", {}]] },
  patientAppointments: { ...own, tools: [["nextAppointment", {}]], patient: "one" },
  lastSeen: { ...record, isUndated: true, tools: [["lastAppointment", {}]] },
  requests: { ...own, tools: [["requests", {}]] },
  waiting: { ...own, tools: [["waiting", {}]] },
  freeTimes: { ...own, tools: [["freeTimes", {}]], patient: "all" },
  tasks: { ...own, tools: [["tasks", {}]] },
  overdueTasks: { ...own, isUndated: true, tools: [["tasks", { overdue: true }]] },
  unreadMessages: { ...own, isUndated: true, tools: [["unreadMessages", {}]] },
  unsignedNotes: { ...own, isUndated: true, tools: [["unsignedNotes", {}]] },
  phone: { ...record, isUndated: true, tools: [["phone", {}]] },
  allergies: { ...clinical, tools: [allergies] },
  problems: { ...clinical, tools: [problems] },
  illness: { ...clinical, tools: [problems, ["help", { topic: "noAdvice" }]] },
  medications: { ...clinical, tools: [medications] },
  notes: { ...record, tools: [["notes", {}]] },
  vitals: { ...record, tools: [["vitals", {}]] },
  vitalsTrend: { ...record, tools: [["vitals", { trend: true }]] },
  summary: { ...record, tools: [problems, allergies, medications] },
} as const satisfies Readonly<Record<string, DataIntent<string>>>;

export type DataIntentName = keyof typeof dataIntents;

/** What can be looked up. */
export type ToolName = (typeof dataIntents)[DataIntentName]["tools"][number][0];

export type ToolCall = DataIntent["tools"][number];

/** Everything that a question can mean: the names of the examples. */
export type IntentName = keyof (typeof english)["examples"];

/** The intents that are refused by the sentence of their name. */
export const refusals = ["relative", "exception", "others"] as const;

/** The intents that the help refuses, by the topic that does; it explains those of `help/`. */
const refusedByHelp: Readonly<Partial<Record<IntentName, HelpTopic>>> = {
  advice: "noAdvice",
  // It also gets the recorded allergies.
  drugAdvice: "noAdvice",
  order: "orders",
  offTopic: "notUnderstood",
};

/** How an intent is answered; null for what is not answered with data. */
export function dataIntentOf(name: DataIntentName): DataIntent;
export function dataIntentOf(name: string): DataIntent | null;
export function dataIntentOf(name: string): DataIntent | null {
  return isDataIntent(name) ? dataIntents[name] : null;
}

export function isDataIntent(name: string): name is DataIntentName {
  return Object.hasOwn(dataIntents, name);
}

/** The help that explains or refuses an intent; null if there is none. */
export function helpOf(name: IntentName): HelpTopic | null {
  const topic = name.replace("help/", "");
  return name !== topic && isHelpTopic(topic) ? topic : (refusedByHelp[name] ?? null);
}

/** Whether data would be wrong as the answer, rather than useless. */
export function isRefused(name: IntentName): boolean {
  return isAdvice(name) || refusals.some((each) => each === name);
}

/** Whether it is advice on a treatment or a dose, or an order. */
export function isAdvice(name: IntentName): boolean {
  return refusedByHelp[name] !== undefined && name !== "offTopic";
}
