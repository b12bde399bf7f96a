import { entries, type TimeLists } from "@salvia/domain/assistant/questionWords";

/** The words of one language for days and times. */
export type TimeWords = {
  /**
   * Phrases without accents, apostrophes and hyphens, mapped to the tokens of the grammar in
   * `parseTime.ts`.
   */
  phrases: ReadonlyMap<string, string>;
  /** Every word of a phrase, except the vague ones, because “Noël” is also a name. */
  vocabulary: ReadonlySet<string>;
  /** Words for days, months, units and parts of the day, which may be misspelled. */
  dayWords: ReadonlySet<string>;
  /** As in `TimeLists`. */
  dayFirst: boolean;
};

export function timeWords({ dayFirst, weekdays, months, numbers, tokens }: TimeLists): TimeWords {
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
