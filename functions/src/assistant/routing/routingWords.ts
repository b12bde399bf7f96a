import type { HelpTopic } from "@salvia/domain/helpTopics";
import type { Intent, Measure, Span } from "@salvia/domain/lastTurn";

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
  /** How a question begins that takes up the one before; accents count. */
  goesOn: readonly string[];
  /** What stands for a patient whom the question does not name. */
  theirs: readonly string[];
  /** Behind these a name may stand, whatever its letters. */
  beforeNames: readonly string[];
  /** Words that are nobody's name and say nothing else here. */
  common: readonly string[];
};
