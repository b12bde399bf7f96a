import type { HelpTopic } from "@salvia/domain/helpTopics";

/** What a question may be about, each answered by the tool of this name. */
export const intents = [
  "appointments",
  "tasks",
  "freeSlots",
  "vitals",
  "medications",
  "notes",
] as const;

export type Intent = (typeof intents)[number];

/** Which days a question is about. */
export const spans = ["today", "tomorrow", "week", "next"] as const;

export type Span = (typeof spans)[number];

export const measures = ["pressure", "weight", "height"] as const;

export type Measure = (typeof measures)[number];

/**
 * What the words of one language mean, in small letters without accents. An entry is a word, the
 * beginning of one (`appoint*`), or several in a row.
 */
export type RoutingWords = {
  intents: Readonly<Record<Intent, readonly string[]>>;
  spans: Readonly<Record<Span, readonly string[]>>;
  measures: Readonly<Record<Measure, readonly string[]>>;
  /** How something has gone, rather than how it is. */
  trend: readonly string[];
  /** What asks for a diagnosis, a treatment or a dose: answered by no engine. */
  advice: readonly string[];
  /** How one does something in the portal, rather than what stands in it. */
  how: readonly string[];
  topics: Readonly<Record<HelpTopic, readonly string[]>>;
  /** Several people's data at once, or other clinicians'. */
  others: readonly string[];
  /** Behind these a name may stand, whatever its letters. */
  beforeNames: readonly string[];
  /** Words that are nobody's name and say nothing else here. */
  common: readonly string[];
};
