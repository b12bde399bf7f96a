import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import type { Intent, Measure } from "@salvia/domain/assistant/conversationContext";

import type { TimeWords } from "../temporal/timeWords.ts";

/**
 * What the words of one language mean, in small letters without accents. An entry is a word, the
 * beginning of one (`appoint*`), or several in a row.
 */
export type RoutingWords = {
  intents: Readonly<Record<Intent, readonly string[]>>;
  /** What it says of days and times. */
  time: TimeWords;
  /** What tells that a question is about what was. */
  past: readonly string[];
  /** Tasks whose day has passed. */
  overdue: readonly string[];
  /** Who is in the waiting room, which no tool sees. */
  waiting: readonly string[];
  /** What the record has no place for. */
  allergies: readonly string[];
  /** What asks for a change: verbs that come first, but for polite words, and words of no question. */
  orders: Readonly<Record<"first" | "anywhere" | "polite", readonly string[]>>;
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
  /** How a question begins that takes up the one before; accents count. */
  goesOn: readonly string[];
  /** What stands for a patient whom the question does not name. */
  theirs: readonly string[];
  /** Behind these a name may stand, whatever its letters. */
  beforeNames: readonly string[];
  /** Words that are nobody's name and say nothing else here. */
  common: readonly string[];
};
