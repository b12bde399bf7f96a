import { isNear, plain } from "./words.ts";

/**
 * How people speak of days, by the names that the rules in `dayRules.ts` use: regular expressions over
 * lowercase text without accents, hyphens and apostrophes, without groups. The word itself comes
 * first, abbreviations follow.
 *
 * - `day0` to `day4`: from the day before yesterday to the day after tomorrow
 * - `weekday1`, `month1`: Monday, and January
 * - `morningOf`: the morning where its word is also that for tomorrow
 * - `rolling`: “the past month” is the time up to now; `last` month ended
 * - `on`: what may stand before a day, without a meaning
 * - `dayOfMonth`, `at`: before a number that is a day of the month, or an hour
 * - `monthFirst`: stands for nothing, but 5/6 may be in May
 * - `ordinals`: “first” to “thirty first”, where they are days of a month
 * - `recent`: “the last few weeks”, without a number
 * - `vague`: what names days, but not which
 */
export type DayWords = Readonly<Record<string, string>>;

/** The words for days and times, which are no names. */
export function dayVocabulary(words: DayWords): string[] {
  const named = Object.entries(words).filter(([name]) => /\d$|Unit$/.test(name) || isPart(name));
  return named.flatMap(([, pattern]) => pattern.match(/\p{L}{2,}/gu) ?? []);
}

function isPart(name: string): boolean {
  return ["morning", "afternoon", "evening", "noon"].includes(name);
}

/**
 * The question with a misspelled day corrected: an unknown word with one wrong letter that can only
 * be one word for a day. The answer names the day.
 */
export function withDaysCorrected(
  question: string,
  words: DayWords,
  vocabulary: ReadonlySet<string>,
): string {
  const known = Object.entries(words)
    .filter(([name]) => /^(?:day|weekday|month)\d+$/.test(name) || isPart(name))
    .map(([, pattern]) => (pattern.split("|")[0] ?? "").replace(/s\?$/, ""))
    .filter((word) => /^[a-z]+$/.test(word));
  return question.replaceAll(/[\p{L}\p{M}]+/gu, (written) => {
    const word = plain(written);
    if (vocabulary.has(word)) return written;
    const [near, ...others] = known.filter((each) => isNear(word, each));
    return near !== undefined && others.length === 0 ? near : written;
  });
}
