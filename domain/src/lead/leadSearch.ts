import type { IdentityDocument } from "./identityDocument.ts";
import { plainCode, plainWords } from "../shared/plainText.ts";

/** The maximum number of words of a name to index, and of leading letters per word. */
export const searchedWords = 8;
export const searchedLetters = 12;

/** The minimum number of trailing phone digits to index; shorter endings match too many people. */
const telephoneDigits = 7;

/**
 * The maximum number of keys per lead: for its words, the endings of an E.164 number, and its
 * document.
 */
export const searchKeysMax = searchedWords * searchedLetters + (15 - telephoneDigits + 1) + 1;

/**
 * The maximum size of the keys in bytes, joined by blanks: prefixes of 1 to 12 letters of up to 4
 * bytes, phone endings of 7 to 15 digits, and a document number of 20 characters.
 */
export const searchBytesMax =
  (searchedWords * 4 * searchedLetters * (searchedLetters + 1)) / 2 + 99 + 20 + searchKeysMax - 1;

/**
 * The search keys of a lead, as a map: Firestore merges its built-in indexes for any number of map
 * keys in one query, but not for entries of an array.
 */
export type LeadSearch = Record<string, true>;

/** The size of the keys in bytes of UTF-8, joined by blanks. */
export function searchBytes(search: LeadSearch): number {
  return Array.from(Object.keys(search).join(" "), (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) return 1;
    if (code < 0x800) return 2;
    return code < 0x10000 ? 3 : 4;
  }).reduce((sum: number, bytes) => sum + bytes, 0);
}

/** The fields that search keys are generated from, in stored form. */
type Findable = {
  firstName: string;
  lastName: string;
  phone: string | null;
  identityDocument: IdentityDocument | null;
};

/**
 * The search keys of a lead: every prefix of every word of the name, without case and accents;
 * every phone ending that is long enough, so that the national form matches in any country; and the
 * number of the identity document.
 */
export function leadSearch(lead: Findable): LeadSearch {
  const words = searchedFirst(plainWords(`${lead.firstName} ${lead.lastName}`, true));
  const digits = Array.from(lead.phone?.slice(1) ?? "");
  const keys = [
    ...words.slice(0, searchedWords).flatMap(beginnings),
    ...digits.map((_, at) => digits.slice(at).join("")).filter(isTelephone),
    ...(lead.identityDocument === null ? [] : [codeOf(lead.identityDocument.number)]),
  ];
  return Object.fromEntries(keys.map((key) => [key, true]));
}

/** Parsed search text. */
export type TypedSearch =
  | { kind: "email"; email: string }
  /** A phone or document number, without separators and leading zeros. */
  | { kind: "code"; code: string }
  /** Prefixes of words in a name; all of them must match. */
  | { kind: "name"; words: readonly string[] };

/** Parses search text; returns null if it cannot match anyone. */
export function parseSearch(typed: string): TypedSearch | null {
  const email = typed.trim().toLowerCase();
  if (email.includes("@")) return { kind: "email", email };
  if (typed.replaceAll(/\P{N}/gu, "").length >= codeDigits) {
    // "(0)" is only dialed within the country.
    return { kind: "code", code: codeOf(typed.replace("(0)", "")) };
  }
  const words = searchedFirst(plainWords(typed, false)).slice(0, searchedWords).map(shortened);
  return words.length === 0 ? null : { kind: "name", words };
}

/**
 * Words in the order in which they are searched. A long name with many particles must not lose the
 * words by which people look for it.
 */
function searchedFirst(words: readonly string[]): string[] {
  return words.toSorted((one, other) => Number(particle.test(one)) - Number(particle.test(other)));
}

const particle = /^(?:da|das|de|del|der|des|di|do|dos|du|e|la|las|los|van|von|y)$/;

/** The minimum number of digits of a code; shorter text with digits is read as a name. */
const codeDigits = 4;

function isTelephone(digits: string): boolean {
  return digits.length >= telephoneDigits;
}

function beginnings(word: string): string[] {
  const letters = Array.from(shortened(word));
  return letters.map((_, at) => letters.slice(0, at + 1).join(""));
}

function shortened(word: string): string {
  return Array.from(word).slice(0, searchedLetters).join("");
}

/**
 * A number without separators. Leading zeros are removed: they are a national trunk prefix, or
 * stand for the `+` of an international number.
 */
function codeOf(written: string): string {
  return plainCode(written).replace(/^0+(?=.)/, "");
}
