import type { Measure } from "@salvia/domain/assistant/conversationContext";
import type { Language } from "@salvia/domain/shared/language";

/**
 * The sentence templates of the tools in one language. Names in braces are placeholders; a pair
 * is the singular and the plural.
 */
export type AssistantTexts = {
  appointments: {
    count: Plural;
    none: string;
    /** For the appointments of a single patient. */
    countOf: Plural;
    noneOf: string;
    /** One item of a list, with its day if the list covers several days. */
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
    /** The number of items that are not listed. */
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
  /** For a day or time that was not understood, or that no tool can read. */
  time: { unclear: string; currentOnly: string };
  people: Readonly<Record<"unsaid" | "stranger" | "several", string>>;
};

type Plural = readonly [one: string, many: string];

export async function loadAssistantTexts(language: Language): Promise<AssistantTexts> {
  return await loaders[language]();
}

const loaders: Readonly<Record<Language, () => Promise<AssistantTexts>>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  pt: async () => (await import("./pt.ts")).pt,
  fr: async () => (await import("./fr.ts")).fr,
};
