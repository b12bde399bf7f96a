import type { Measure } from "@salvia/domain/assistant/conversationContext";
import type { Language } from "@salvia/domain/shared/language";

/**
 * The sentences the tools fill, in one language. What stands in braces is filled in; a list of two
 * holds the singular and the plural.
 */
export type AssistantTexts = {
  appointments: {
    count: Plural;
    none: string;
    /** Where one patient's alone were asked for. */
    countOf: Plural;
    noneOf: string;
    /** One of a list, with its day where the list has several. */
    one: string;
    next: string;
    noneNext: string;
    nextOf: string;
    noneNextOf: string;
    reason: string;
    modes: Readonly<Record<"telemedicine" | "inPerson", string>>;
    statuses: Readonly<Record<"pending" | "confirmed" | "cancelled" | "done", string>>;
  };
  spans: Readonly<
    Record<
      "today" | "tomorrow" | "dayAfterTomorrow" | "week" | "day" | "days" | "between" | "at",
      string
    >
  >;
  requests: { count: Plural; none: string };
  tasks: {
    count: Plural;
    none: string;
    countOf: Plural;
    noneOf: string;
    one: string;
    countDue: Plural;
    noneDue: string;
    countOverdue: Plural;
    noneOverdue: string;
    /** How many are not listed. */
    more: string;
    about: string;
    due: string;
    overdue: string;
    priorities: Readonly<Record<"low" | "normal" | "high", string>>;
  };
  freeSlots: { some: string; none: string };
  vitals: {
    noneIn: string;
    latest: string;
    trend: string;
    none: string;
    measures: Readonly<Record<Measure, string>>;
    missing: string;
  };
  medications: { count: Plural; none: string; one: string };
  notes: { signed: string; none: string; noneIn: string };
  record: { closed: string; noPatient: string };
  /** Where a day or a time was not understood, or is none that a tool can read. */
  time: { unclear: string; currentOnly: string };
  people: Readonly<Record<"unsaid" | "stranger" | "several", string>>;
};

type Plural = readonly [one: string, many: string];

/** Loads the sentences of a language. */
export async function loadAssistantTexts(language: Language): Promise<AssistantTexts> {
  return await loaders[language]();
}

const loaders: Readonly<Record<Language, () => Promise<AssistantTexts>>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  pt: async () => (await import("./pt.ts")).pt,
  fr: async () => (await import("./fr.ts")).fr,
};
