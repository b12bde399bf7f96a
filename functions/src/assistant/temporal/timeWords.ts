import { entries } from "../routing/entries.ts";

/** What the words of one language say of days and times. */
export type TimeWords = {
  /**
   * Phrases without accents, apostrophes and hyphens, and the tokens that the grammar in `parseTime.ts`
   * knows them by.
   */
  phrases: ReadonlyMap<string, string>;
  /** Every word that is part of a phrase, but for the vague ones: “Noël” is a name as well. */
  vocabulary: ReadonlySet<string>;
  /** The words of days, months, units and parts of the day, which may be misspelt. */
  dayWords: ReadonlySet<string>;
  /** Whether 5/6 is in June; otherwise it may be in May as well. */
  dayFirst: boolean;
};

type Lists = {
  dayFirst: boolean;
  /** Monday first; the words of one day are separated by `/`. */
  weekdays: readonly string[];
  /** January first. */
  months: readonly string[];
  /** Number words, from two on. */
  numbers: readonly string[];
  /** All others, by their token. */
  tokens: Readonly<Record<string, string>>;
};

export function timeWords({ dayFirst, weekdays, months, numbers, tokens }: Lists): TimeWords {
  const phrases = new Map([
    ...spelt("wd", 1, weekdays),
    ...spelt("mon", 1, months),
    ...spelt("n", 2, numbers),
    ...Object.entries(tokens).flatMap(([token, list]) =>
      entries(list).map((phrase): [string, string] => [phrase, token]),
    ),
  ]);
  const clear = [...phrases].filter(([, token]) => token !== "vague");
  const vocabulary = new Set(["am", "pm", ...clear.flatMap(([phrase]) => phrase.split(" "))]);
  const ofDays = clear.filter(
    ([phrase, token]) => !phrase.includes(" ") && /^(?:wd|mon|rel|part|unit):/.test(token),
  );
  const dayWords = new Set(ofDays.map(([phrase]) => phrase));
  return { phrases, vocabulary, dayWords, dayFirst };
}

function spelt(kind: string, first: number, lists: readonly string[]): [string, string][] {
  return lists.flatMap((list, index) =>
    list.split("/").map((phrase): [string, string] => [phrase, `${kind}:${index + first}`]),
  );
}
