import { plain } from "../routing/questionWords.ts";
import { unknownWords, type RoutingWords } from "../routing/patientResolution.ts";

/**
 * The question without a greeting before it, with its abbreviations written out and misspelled days
 * corrected.
 */
export function spelled(question: string, table: RoutingWords): string {
  const whole = withoutGreeting(question, table).replaceAll(
    /[\p{L}\p{M}]+/gu,
    (word) => table.short.get(plain(word)) ?? word,
  );
  return withoutTypos(whole, table);
}

/** “Good morning, who is next?” asks for nothing of the morning. */
function withoutGreeting(written: string, { greeting }: RoutingWords): string {
  // Composed letters are as long as those without accents.
  const question = written.normalize("NFC");
  const rest = question.slice(greeting.exec(plain(question))?.[0].length ?? 0);
  return /\p{L}/u.test(rest) ? rest : question;
}

/** A word with fewer letters has too many neighbors to be corrected. */
const leastLetters = 6;

/**
 * The question with its misspelled days corrected: unknown words with one wrong letter that can only
 * be one word for a day, such as “tomorow”, but not “munday”. The answer names the day.
 */
function withoutTypos(question: string, table: RoutingWords): string {
  return unknownWords(question, table).reduce((text, { written, plain: word }) => {
    if (word.length < leastLetters) return text;
    const near = [...table.time.dayWords].filter(
      (other) => other.length >= leastLetters - 1 && isWithin(word, other, 1),
    );
    const meant = new Set(near.map((other) => table.time.phrases.get(other)));
    return meant.size === 1 ? text.replace(written, near[0] ?? written) : text;
  }, question);
}

/**
 * Whether a word is a likely misspelling of one of the others, such as “tommorow”: up to two edits
 * for long words, one for words of four to six letters. Two swapped letters count as one edit.
 */
export function isNearly(word: string, others: ReadonlySet<string>): boolean {
  const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0) return false;
  return [...others].some((other) => other.length >= 5 && isWithin(word, other, most));
}

function isWithin(word: string, other: string, most: number): boolean {
  return Math.abs(other.length - word.length) <= most && distance(word, other) <= most;
}

function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      const row = rows[i];
      if (row !== undefined) row[j] = swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least;
    }
  }
  return at(a.length, b.length);
}
