import { intents, type ConversationContext } from "@salvia/domain/assistant/conversationContext";
import type { ExampleMeaning } from "@salvia/domain/assistant/questionExamples";
import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import type { AssistantTexts } from "@salvia/domain/locales/assistantTexts";
import type { UnitSystem } from "@salvia/domain/record/unitSystem";
import type { Language } from "@salvia/domain/shared/language";

import type { CallerFirestore } from "./callerFirestore.ts";
import type { FactStore } from "./factStore.ts";
import type { Placeholders } from "./placeholders.ts";
import type { Subject } from "./routing/subject.ts";
import type { When } from "./temporal/resolveTime.ts";
import type { Times } from "./times.ts";

/**
 * What the tools of one answer share: the caller, the facts found so far, and the tools that found
 * them.
 */
export type Inquiry = {
  reader: Reader;
  factStore: FactStore;
  placeholders: Placeholders;
  used: Used[];
  /** The context of the previous answer. */
  lastTurn: ConversationContext | null;
};

/** The inputs that a tool may receive. */
export type Given = Partial<Pick<ConversationContext, "measure" | "trend">> & {
  topic?: HelpTopic;
  overdue?: boolean | undefined;
  meanings?: readonly ExampleMeaning[];
};

type Used = Given & { tool: string };

/** The context that a follow-up question may use; null if no tool looked up the caller's data. */
export function lastTurnOf({ reader, used }: Inquiry): ConversationContext | null {
  const usedIntents = intents.filter((intent) => used.some(({ tool: name }) => name === intent));
  if (usedIntents.length === 0) return null;
  const { subject, when } = reader;
  const given = (key: "measure" | "trend") => used.find((each) => key in each);
  const about =
    subject.kind === "patient"
      ? { patientId: subject.patient.id, isMeant: subject.isMeant }
      : { patientId: null, isMeant: false };
  return {
    intents: usedIntents,
    span: when.kind === "period" ? when.period : when.kind === "next" ? "next" : null,
    measure: given("measure")?.measure ?? null,
    trend: given("trend")?.trend ?? false,
    ...about,
  };
}

const inquiries = new WeakMap<object, Inquiry>();

/** The flow context that refers to an inquiry by key, because Genkit serializes its own context. */
export function contextOf(inquiry: Inquiry): { inquiry: object } {
  const key = {};
  inquiries.set(key, inquiry);
  return { inquiry: key };
}

/** @throws Error outside an inquiry */
export function inquiryIn(context: Readonly<Record<string, unknown>> | undefined): Inquiry {
  const key = context?.["inquiry"];
  const inquiry = typeof key === "object" && key !== null ? inquiries.get(key) : undefined;
  if (inquiry === undefined) throw new Error("No inquiry in this context.");
  return inquiry;
}

/** The caller, and what the tools need to answer. */
export type Reader = {
  database: CallerFirestore;
  uid: string;
  language: Language;
  units: UnitSystem;
  texts: AssistantTexts;
  times: Times;
  subject: Subject;
  /** The days that the question is about. */
  when: When;
};
