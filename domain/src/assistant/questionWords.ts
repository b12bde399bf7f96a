import type { Intent, Measure } from "./conversationContext.ts";
import type { HelpTopic } from "./helpTopic.ts";

/**
 * The vocabulary of one language, in lowercase without accents. An entry is a word, a word
 * beginning (`appoint*`), or several words in a row.
 */
export type QuestionWords = {
  intents: Readonly<Record<Intent, readonly string[]>>;
  /** Words for days and times. */
  time: TimeLists;
  /** Words that ask about appointments if the question also names a day, such as “who”. */
  onDay: readonly string[];
  /** Words that ask for a diagnosis if nothing else fits, such as “could it be”. */
  conditions: readonly string[];
  /** Words that ask whether the patient has an illness, such as “does she have”. */
  illness: readonly string[];
  /** What a record has, although a word for advice is in it, such as “current treatment”. */
  recorded: readonly string[];
  /** Words that refer to the past. */
  past: readonly string[];
  /** Words for overdue tasks. */
  overdue: readonly string[];
  /**
   * Words that ask for a change: verbs that come first (except for polite words), and words that
   * occur in no question.
   */
  orders: Readonly<Record<"first" | "anywhere" | "polite", readonly string[]>>;
  measures: Readonly<Record<Measure, readonly string[]>>;
  /** Words that ask for a trend rather than the current value. */
  trend: readonly string[];
  /** Words that ask for a diagnosis, a treatment or a dose; no engine answers these. */
  advice: readonly string[];
  /** Words that ask how to do something in the portal rather than for data. */
  how: readonly string[];
  /**
   * Words of what the portal's help explains. Those of `orders` name lists that the assistant doesn't
   * show, such as canceled appointments, and those of `notUnderstood` what no record has, such as
   * laboratory results.
   */
  topics: Readonly<Record<HelpTopic, readonly string[]>>;
  /** Abbreviations and what they stand for. */
  short: Readonly<Record<string, string>>;
  /** Words that ask for data of several people at once, or of other clinicians. */
  others: readonly string[];
  /**
   * Greetings before a question. One that ends in `!` has another meaning without a punctuation
   * mark, such as “morning”.
   */
  greetings: readonly string[];
  /** How a follow-up question begins; accents count. */
  followUpStarts: readonly string[];
  /** “No” and “not” as words of their own. */
  denials: readonly string[];
  /** How the rejection of something begins, such as “I don’t mean”. */
  rejections: readonly string[];
  /** Words after which something replaces what was said before, such as “sorry, I mean”. */
  corrections: readonly string[];
  /** Words before what is left out, such as “apart from”. */
  exceptions: readonly string[];
  /** Words that refer to a patient without a name. */
  pronouns: readonly string[];
  /** Relatives of a patient, who are other people. */
  relatives: readonly string[];
  /** Words that may precede a name, even a lowercase one. */
  beforeNames: readonly string[];
  /** Words that are never names and have no other meaning here. */
  common: readonly string[];
};

/** The words of one language for days and times. */
export type TimeLists = {
  /** Whether 5/6 is always in June; otherwise it may also be in May. */
  dayFirst: boolean;
  /** Starts with Monday; `/` separates the names of one day. */
  weekdays: readonly string[];
  /** Starts with January. */
  months: readonly string[];
  /** Number words, starting with two. */
  numbers: readonly string[];
  /** All other phrases, by token. */
  tokens: Readonly<Record<string, string>>;
};

/** Parses a comma-separated list that may span several lines. */
export function entries(list: string): readonly string[] {
  return list.split(",").map((entry) => entry.trim().replaceAll(/\s+/g, " "));
}
