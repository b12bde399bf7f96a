import { clockPatterns, dayPatterns, type DayPart, type NamedDays } from "./timePatterns.ts";
import { tokensOf, type TimeWords } from "./timeTokens.ts";

/** The days and times that a question names. */
export type QuestionTime = {
  days: NamedDays | null;
  part: DayPart | null;
  /** Whether only the first result is wanted. */
  next: boolean;
  /** Whether the latest result is wanted, such as “my last appointment”. */
  last: boolean;
  /** Whether the question asks about the present, which is not a day in a record. */
  now: boolean;
  /** Whether the question asks for the change since the previous value. */
  sincePrevious: boolean;
  /** Whether it asks about weeks or months up to now without their number. */
  recent: boolean;
  /** Whether every word about days and times was understood. */
  isClear: boolean;
};

/**
 * Parses the days and times in a question. Its words become language-independent tokens, and a
 * grammar of patterns consumes them. A leftover token that looks like a time makes the question
 * unclear, because otherwise it could be answered for the wrong day.
 */
export function parseTime(question: string, words: TimeWords): QuestionTime {
  const found: NamedDays[] = [];
  const parts: DayPart[] = [];
  let rest = ` ${tokensOf(question, words).join(" ")} `;
  const consume = (pattern: string, use: (match: readonly string[]) => string | null) => {
    const expression = new RegExp(` ${pattern.replaceAll("_", " ")}(?= )`, "g");
    for (let previous = ""; previous !== rest;) {
      previous = rest;
      rest = rest.replace(expression, (whole: string, ...groups: unknown[]) => {
        const texts = groups.map((group) => (typeof group === "string" ? group : ""));
        const token = use(texts);
        return token === null ? whole.replace(" ", " vague:") : ` ${token}`;
      });
    }
  };
  const days = (read: NamedDays | null) => (read === null ? null : `D:${found.push(read) - 1}`);
  const part = (read: DayPart | null) => (read === null ? null : `P:${parts.push(read) - 1}`);

  for (const [pattern, use] of clockPatterns) consume(pattern, (match) => part(use(match, found)));
  // “Lundi qui vient” is the next Monday, but “qui vient lundi ?” asks who comes.
  consume("(wd:\\d|unit:\\w+|weekend)_coming", ([day = ""]) => `${day} next`);
  // Elsewhere “am” is a verb.
  consume("((?:wd|rel):-?\\d+)_am", ([day = ""]) => `${day} part:morning`);
  for (const [pattern, use] of dayPatterns) consume(pattern, (match) => days(use(match, found)));
  // “My day tomorrow” is tomorrow.
  consume("own:day", () => (found.length === 0 ? days({ kind: "offset", days: 0 }) : "-"));
  consume("part:(\\w+)", ([name = ""]) => part(dayParts[name] ?? null));

  const left = rest.trim().split(" ");
  const namedDays = left.flatMap((token) =>
    token.startsWith("D:") ? [Number(token.slice(2))] : [],
  );
  const namedParts = left.flatMap((token) =>
    token.startsWith("P:") ? [Number(token.slice(2))] : [],
  );
  const [first] = namedDays;
  const whole = partOf(namedParts.flatMap((at) => parts[at] ?? []));
  return {
    days: first === undefined ? null : (found[first] ?? null),
    part: whole ?? null,
    next: left.includes("next") || left.includes("coming"),
    last: left.includes("last") || left.includes("rolling"),
    now: left.includes("now"),
    sincePrevious: left.includes("prev"),
    recent: left.includes("recent"),
    isClear:
      namedDays.length < 2 && whole !== undefined && !left.some((token) => strong.test(token)),
  };
}

/** Tokens that make the question unclear if they are left over. */
const strong =
  /^(?:wd|mon|n|ord|date|clock|mer|unit|rel|part|weekend|vague|since|until|before|after|parted|exact)(?::|$)/;

/** Combines the named parts of the day, or a clock time within one; undefined if they conflict. */
function partOf(named: readonly DayPart[]): DayPart | null | undefined {
  const [first, second, third] = named;
  if (first === undefined) return null;
  if (second === undefined) return first;
  const within = [second, first].find(
    (each) => first.from <= each.from && second.until >= each.until,
  );
  const narrow = first.until - first.from <= second.until - second.from ? first : second;
  const wide = narrow === first ? second : first;
  const fits = wide.from <= narrow.from && narrow.until <= wide.until;
  return third === undefined && (fits || within === narrow) ? narrow : undefined;
}

const dayParts: Readonly<Record<string, DayPart>> = {
  morning: { from: 0, until: 720 },
  afternoon: { from: 720, until: 1080 },
  evening: { from: 1080, until: 1440 },
};
