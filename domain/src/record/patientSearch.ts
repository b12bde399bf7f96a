import { isPartOfName, plainCode, plainText, plainWords } from "../shared/plainText.ts";
import type { Patient } from "./patient.ts";

type Identified = Pick<Patient, "name" | "birthDate" | "memberNumber">;

/**
 * Prepares a search of patients by any part of a name, birth date and member number. Each typed
 * word must match; case and accents don't matter.
 *
 * @returns a function that finds the patients: first those with a name that begins like the first
 *   word, then the others, each by name
 */
export function patientFinder<Row extends Identified>(
  rows: readonly Row[],
): (typed: string) => readonly Row[] {
  const entries = rows.map(entryOf);
  entries.sort((a, b) => compare(a.sorted, b.sorted));
  return (typed) => {
    const isMeant = wordsOf(typed).map(matcherOf);
    // A number may be typed with blanks.
    const hasNumber = numberMatcher(typed);
    const found = entries.filter(
      (entry) => isMeant.every((matches) => matches(entry)) || hasNumber(entry),
    );
    const [first = ""] = plainWords(typed, true);
    const begins = ({ names }: Entry<Row>) => names.some((name) => name.startsWith(first));
    return [
      ...found.filter((entry) => begins(entry)),
      ...found.filter((entry) => !begins(entry)),
    ].map(({ row }) => row);
  };
}

type Entry<Row> = {
  row: Row;
  sorted: string;
  names: readonly string[];
  dates: readonly string[];
  compactDates: readonly string[];
  number: string;
};

function entryOf<Row extends Identified>(row: Row): Entry<Row> {
  const { name, birthDate, memberNumber } = row;
  const [year = "", month = "", date = ""] = birthDate.split("-");
  const written = [
    [year, month, date],
    [date, month, year],
    [month, date, year],
    [date, month, year.slice(2)],
    [month, date, year.slice(2)],
  ];
  return {
    row,
    sorted: `${plainText(name)} ${birthDate}`,
    names: plainWords(name, true),
    dates: written.map((parts) => `-${parts.join("-")}`),
    compactDates: [year, ...written.slice(0, 3).map((parts) => parts.join(""))],
    number: plainCode(memberNumber ?? ""),
  };
}

type Matcher = (entry: Entry<unknown>) => boolean;

function matcherOf(word: string): Matcher {
  const matchers = [nameMatcher(word), dateMatcher(word), numberMatcher(word)];
  return (entry) => matchers.some((matches) => matches(entry));
}

function nameMatcher(word: string): Matcher {
  if (plainWords(word, true).length === 0) return never;
  return ({ names }) => isPartOfName(word, names);
}

/** Matches a birth date or a part of it: 1984, 29021984, 29.2., 2/29/84, 1984-02-29. */
function dateMatcher(word: string): Matcher {
  if (/^\d+$/.test(word)) return ({ compactDates }) => compactDates.includes(word);
  if (!/^\d{1,4}(?:[./-]\d{0,4}){1,2}[./-]?$/.test(word)) return never;
  const parts = word.split(/[./-]/);
  const last = parts.pop() ?? "";
  const before = parts.map((part) => part.padStart(2, "0"));
  // The last number may be incomplete.
  const beginnings = [last, last === "" ? "" : last.padStart(2, "0")].map(
    (end) => `-${[...before, end].join("-")}`,
  );
  return ({ dates }) =>
    dates.some((date) => beginnings.some((beginning) => `${date}-`.includes(beginning)));
}

function numberMatcher(word: string): Matcher {
  const part = plainCode(word);
  if (part.length < numberPartMin || !/\d/.test(part)) return never;
  return ({ number }) => number.includes(part);
}

const never: Matcher = () => false;

/** A single digit would match most numbers. */
const numberPartMin = 2;

/** The typed words; a date that was typed with blanks is one word. */
function wordsOf(typed: string): string[] {
  return plainText(typed)
    .replaceAll(/\b(\d{1,2}) (\d{1,2}) (\d{4})\b/g, "$1-$2-$3")
    .split(/\s+/u)
    .filter((word) => word !== "");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
