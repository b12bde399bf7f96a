import { clockPatterns, dayPatterns, type DayPart, type NamedDays } from "./timePatterns.ts";
import { tokensOf } from "./timeTokens.ts";
import type { TimeWords } from "./timeWords.ts";

/** What a question says of days and times. */
export type AskedTime = {
  days: NamedDays | null;
  part: DayPart | null;
  /** Whether only what comes first is asked for. */
  next: boolean;
  /** Whether the present is meant, which for a record is no day. */
  now: boolean;
  /** Whether the change since the value before is asked for. */
  sincePrevious: boolean;
  /** Whether all that it says of days and times was understood. */
  isClear: boolean;
};

/**
 * Reads what a question says of days and times. The words become tokens, which mean the same in all
 * languages, and a grammar of patterns consumes them. What looks like a time and is left over makes the
 * question unclear: it must not be answered for another day.
 */
export function parseTime(question: string, words: TimeWords): AskedTime {
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
  for (const [pattern, use] of dayPatterns) consume(pattern, (match) => days(use(match, found)));
  consume("part:(\\w+)", ([name = ""]) => part(dayParts[name] ?? null));

  const left = rest.trim().split(" ");
  const saidDays = left.flatMap((token) =>
    token.startsWith("D:") ? [Number(token.slice(2))] : [],
  );
  const saidParts = left.flatMap((token) =>
    token.startsWith("P:") ? [Number(token.slice(2))] : [],
  );
  const [first] = saidDays;
  const whole = partOf(saidParts.flatMap((at) => parts[at] ?? []));
  return {
    days: first === undefined ? null : (found[first] ?? null),
    part: whole ?? null,
    next: left.includes("next"),
    now: left.includes("now"),
    sincePrevious: left.includes("prev"),
    isClear:
      saidDays.length < 2 && whole !== undefined && !left.some((token) => strong.test(token)),
  };
}

/** Tokens that must not be left over. */
const strong =
  /^(?:wd|mon|n|ord|date|clock|mer|unit|rel|part|vague|since|until|before|after|parted|exact)(?::|$)/;

/** One part of the day, also as a clock time within one; undefined where they contradict each other. */
function partOf(told: readonly DayPart[]): DayPart | null | undefined {
  const [first, second, third] = told;
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
