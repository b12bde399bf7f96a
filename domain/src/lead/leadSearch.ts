import type { IdentityDocument } from "./identityDocument.ts";

/** Of a name, so many words are found, each by so many of its first letters. */
export const searchedWords = 8;
export const searchedLetters = 12;

/** The least of a telephone's last digits that it is found by: shorter ones are many people's. */
const telephoneDigits = 7;

/** The most keys a lead can have: those of its words, of an E.164 number's endings, and its document. */
export const searchKeysMax = searchedWords * searchedLetters + (15 - telephoneDigits + 1) + 1;

/**
 * The most bytes of its keys, joined by blanks: a word's beginnings have 1 to 12 letters of up to 4
 * bytes, the endings of a number have 7 to 15 digits, a document's number has 20 characters.
 */
export const searchBytesMax =
  (searchedWords * 4 * searchedLetters * (searchedLetters + 1)) / 2 + 99 + 20 + searchKeysMax - 1;

/**
 * What a lead is found by, as the keys of a map: Firestore merges its own indexes for as many of them
 * as are asked for at once, which it does not for the entries of a list.
 */
export type LeadSearch = Record<string, true>;

/** How many bytes the keys have in UTF-8, joined by blanks. */
export function searchBytes(search: LeadSearch): number {
  return Array.from(Object.keys(search).join(" "), (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) return 1;
    if (code < 0x800) return 2;
    return code < 0x10000 ? 3 : 4;
  }).reduce((sum: number, bytes) => sum + bytes, 0);
}

/** The part of a lead that its search keys are made of, in stored form. */
type Findable = {
  firstName: string;
  lastName: string;
  phone: string | null;
  identityDocument: IdentityDocument | null;
};

/**
 * The search keys of a lead: every beginning of every word of the name, without capitals and accents;
 * every ending of the telephone that is long enough, so that the national form finds it whatever its
 * country; and the number of the identity document.
 */
export function leadSearch(lead: Findable): LeadSearch {
  const words = wordsOf(`${lead.firstName} ${lead.lastName}`, true).slice(0, searchedWords);
  const digits = Array.from(lead.phone?.slice(1) ?? "");
  const keys = [
    ...words.flatMap(beginnings),
    ...digits.map((_, at) => digits.slice(at).join("")).filter(isTelephone),
    ...(lead.identityDocument === null ? [] : [codeOf(lead.identityDocument.number)]),
  ];
  return Object.fromEntries(keys.map((key) => [key, true]));
}

/** What was typed to find leads. */
export type TypedSearch =
  | { kind: "email"; email: string }
  /** A telephone or the number of a document, without separators and zeros at the front. */
  | { kind: "code"; code: string }
  /** Beginnings of words of a name, all of which are to be there. */
  | { kind: "name"; words: readonly string[] };

/** Reads what was typed to find leads; null where that is nothing to find anyone by. */
export function parseSearch(typed: string): TypedSearch | null {
  const email = typed.trim().toLowerCase();
  if (email.includes("@")) return { kind: "email", email };
  if (typed.replaceAll(/\P{N}/gu, "").length >= codeDigits) {
    return { kind: "code", code: codeOf(typed) };
  }
  const words = wordsOf(typed, false).slice(0, searchedWords).map(shortened);
  return words.length === 0 ? null : { kind: "name", words };
}

/** A shorter document's number has no more, and a name has fewer. */
const codeDigits = 4;

function isTelephone(digits: string): boolean {
  return digits.length >= telephoneDigits;
}

/**
 * The words of a name, each once.
 *
 * @param parts whether what stands beside an apostrophe is a word too: `O'Neill` is found as
 *   `oneill` and as `neill`
 */
function wordsOf(name: string, parts: boolean): string[] {
  const joined = plain(name.replaceAll(apostrophes, ""));
  const words = [joined, ...(parts ? [plain(name)] : [])].flatMap((text) =>
    text.split(/[^\p{L}\p{N}]+/u),
  );
  return [...new Set(words)].filter((word) => word !== "");
}

const apostrophes = /['\u{2018}\u{2019}\u{2bc}]/gu;

function beginnings(word: string): string[] {
  const letters = Array.from(shortened(word));
  return letters.map((_, at) => letters.slice(0, at + 1).join(""));
}

function shortened(word: string): string {
  return Array.from(word).slice(0, searchedLetters).join("");
}

/**
 * A number without separators. Zeros at the front are left out: they stand for a call from within the
 * country, or for the `+` of one from abroad.
 */
function codeOf(written: string): string {
  return plain(written)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .replace(/^0+(?=.)/, "");
}

/** Small letters without accents; those that Unicode does not take for an accent are named here. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelt[letter] ?? letter);
}

const spelt: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
