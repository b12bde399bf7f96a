import { plainText, plainWords } from "../../shared/plainText.ts";
import type { IndexedLead } from "./leadIndex.ts";

type Searched = Pick<IndexedLead, "firstName" | "lastName" | "email" | "phone">;

/**
 * Prepares a search of leads by any part of a name, an email address and a phone number. Each typed
 * word must match, in any order; case and accents don't matter. If nothing matches, each word may
 * have one typo.
 *
 * @returns a function that finds the leads: first those with a name that begins like the first
 *   word, then the others, each by name
 */
export function leadFinder<Row extends Searched>(
  rows: readonly Row[],
): (typed: string) => readonly Row[] {
  const entries = rows.map(entryOf);
  entries.sort((a, b) => (a.sorted < b.sorted ? -1 : a.sorted > b.sorted ? 1 : 0));
  return (typed) => {
    const words = plainText(typed)
      .split(/\s+/u)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    if (words.length === 0) return [];
    const exact = entries.filter((entry) => matches(entry, typed, words, isPart));
    const found =
      exact.length > 0 ? exact : entries.filter((entry) => matches(entry, typed, words, isNear));
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
  email: string;
  /** The parts of the address between its signs. */
  emailParts: readonly string[];
  digits: string;
};

function entryOf<Row extends Searched>(row: Row): Entry<Row> {
  const { firstName, lastName, email, phone } = row;
  const address = email ?? "";
  return {
    row,
    sorted: plainText(`${lastName} ${firstName}`),
    names: plainWords(`${firstName} ${lastName}`, true),
    email: address,
    emailParts: plainWords(address, true),
    digits: phone?.slice(1) ?? "",
  };
}

/** Whether typed text matches a text of a lead. */
type Comparison = (text: string, typed: string) => boolean;

function matches(
  entry: Entry<unknown>,
  typed: string,
  words: readonly string[],
  compare: Comparison,
): boolean {
  // A number may be typed with blanks.
  return (
    hasNumber(entry, typed, compare) || words.every((word) => matchesWord(entry, word, compare))
  );
}

function matchesWord(entry: Entry<unknown>, word: string, compare: Comparison): boolean {
  const texts = [...entry.names, ...entry.emailParts];
  return (
    entry.email.includes(word) ||
    hasNumber(entry, word, compare) ||
    plainWords(word, true).every((part) => texts.some((text) => compare(text, part)))
  );
}

function hasNumber({ digits }: Entry<unknown>, typed: string, compare: Comparison): boolean {
  if (!/^[\d\s()+./-]+$/u.test(typed)) return false;
  // Leading zeros are a national prefix, or stand for the plus sign.
  const number = typed.replaceAll(/\D/gu, "").replace(/^0+/u, "");
  if (number.length < numberPartMin) return false;
  return Array.from(digits, (_, at) => digits.slice(at)).some((end) => compare(end, number));
}

/** A single digit would match most numbers. */
const numberPartMin = 2;

const isPart: Comparison = (text, typed) => text.includes(typed);

/**
 * Whether the text contains what was typed, or begins like it with one letter wrong, missing, too
 * many, or in the place of its neighbor. Shorter words would match too many people.
 */
const isNear: Comparison = (text, typed) => {
  if (typed.length < nearMin) return text.includes(typed);
  let at = 0;
  while (at < typed.length && text[at] === typed[at]) at += 1;
  const isSwapped = typed[at] === text[at + 1] && typed[at + 1] === text[at];
  return (
    text.includes(typed) ||
    text.startsWith(typed.slice(at + 1), at + 1) ||
    text.startsWith(typed.slice(at + 1), at) ||
    text.startsWith(typed.slice(at), at + 1) ||
    (isSwapped && text.startsWith(typed.slice(at + 2), at + 2))
  );
};

/** The minimum length of a word that may have a typo. */
const nearMin = 4;
