import { wordsOf, type Word } from "./words.ts";

/** A patient of the caller. */
export type KnownPatient = { id: string; name: string };

/** The person that a question names. */
export type NamedPerson =
  | { kind: "none" }
  | { kind: "patient"; patient: KnownPatient }
  /** Nobody has this name, but one patient nearly does: the question with the name corrected. */
  | { kind: "misspelled"; question: string }
  /**
   * An unknown word that is a name, surely or by its capital letter or place alone: a person who is
   * not the caller's patient, or who does not exist.
   */
  | { kind: "stranger"; by: "both" | "capital" | "place" }
  /** More than one of the caller's patients. */
  | { kind: "several" };

export type PersonFound = {
  person: NamedPerson;
  /** The question with a mark instead of each name. */
  masked: string;
  /** The names as they are written. */
  names: readonly string[];
};

/** What a language knows of words. */
export type NameClues = {
  /** Whether a word, as it is compared, has another meaning. */
  isWord: (word: string) => boolean;
  /** Whether it has one so often that a patient's name in lowercase means something else. */
  isCommon: (word: string) => boolean;
  /** The words after which people are named, and how often they are, from 0 to 1. */
  beforeNames: ReadonlyMap<string, number>;
};

/** From how often on a word stands before names, an unknown word after it may be one, or is one. */
const [maybeName, surelyName] = [0.2, 0.8];

/** A name with fewer letters has too many neighbors to be corrected. */
const leastLetters = 5;

/**
 * Finds the person that a question names. If a name does not match a patient, the result is a
 * stranger, so that no other patient's data is shown instead.
 *
 * @param mark what replaces a name
 */
export function personIn(
  question: string,
  patients: readonly KnownPatient[],
  { isWord, isCommon, beforeNames }: NameClues,
  mark: string,
): PersonFound {
  const words = wordsOf(question);
  const known = patients.map((patient) => ({ patient, parts: new Set(partsOf(patient.name)) }));
  const isBehind = (at: number, least = maybeName) =>
    at > 0 && (beforeNames.get(words[at - 1]?.plain ?? "") ?? 0) >= least;
  const isCapital = (at: number) => at > 0 && /^\p{Lu}\p{Ll}/u.test(words[at]?.written ?? "");
  const names = words.filter(({ plain: word }, at) => {
    const named = known.filter(({ parts }) => parts.has(word));
    // “May” is a word, too: it is a name with a capital letter within a sentence, where people are
    // named, or beside another part of the name.
    const isWhole = named.some(({ parts }) =>
      words.some((other) => other.plain !== word && parts.has(other.plain)),
    );
    return named.length > 0 && (!isCommon(word) || isCapital(at) || isBehind(at) || isWhole);
  });
  const unknown = words.flatMap((word, at) => {
    const isName = names.includes(word) || isWord(word.plain) || /\d/.test(word.plain);
    return isName || word.plain.length < 3 ? [] : [{ word, at }];
  });
  const near = unknown.flatMap(({ word }) =>
    known
      .filter(({ parts }) => [...parts].some((part) => isNear(part, word.plain)))
      .map(({ patient }) => ({ word, patient })),
  );
  const [named] = bestOf(names, known);
  // “Beatriz Okonkwo” is somebody else than Beatriz Nogueira, unless it is nearly the same.
  const surname = unknown.find(({ at }) => names.some((name) => name === words[at - 1]));
  const isOther =
    surname !== undefined &&
    near.every(({ word, patient }) => word !== surname.word || patient !== named);
  const strange = unknown.flatMap(({ word, at }) => {
    const isPlace = isBehind(at) || words[at + 1]?.written === "s";
    const by = isBehind(at, surelyName) ? "both" : signOf(isCapital(at), isPlace);
    return by === null ? [] : [{ word, by }];
  });
  const person = personOf();
  const hidden =
    person.kind === "stranger" || person.kind === "misspelled"
      ? strange.filter(({ by }) => by !== "place").map(({ word }) => word)
      : [];
  const all = [...names, ...near.map(({ word }) => word), ...hidden].map(({ written }) => written);
  const masked = question.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
    all.includes(word) ? mark : word,
  );
  return { person, masked, names: all };

  function personOf(): NamedPerson {
    if (isOther) return { kind: "stranger", by: "both" };
    if (names.length > 0) {
      return named === undefined ? { kind: "several" } : { kind: "patient", patient: named };
    }
    const [only] = near;
    if (only !== undefined && new Set(near.map(({ patient }) => patient)).size === 1) {
      return {
        kind: "misspelled",
        question: question.replace(only.word.written, only.patient.name),
      };
    }
    if (only !== undefined) return { kind: "several" };
    const [stranger] = strange.toSorted(
      (a, b) => strengths.indexOf(a.by) - strengths.indexOf(b.by),
    );
    return stranger === undefined ? { kind: "none" } : { kind: "stranger", by: stranger.by };
  }
}

const strengths = ["both", "capital", "place"] as const;

function signOf(isCapital: boolean, isPlace: boolean): (typeof strengths)[number] | null {
  if (isCapital) return isPlace ? "both" : "capital";
  return isPlace ? "place" : null;
}

/** The one patient whom all names mean; empty if there is none, or more than one. */
function bestOf(
  names: readonly Word[],
  known: readonly { patient: KnownPatient; parts: ReadonlySet<string> }[],
): KnownPatient[] {
  const all = known.filter(
    ({ parts }) => names.length > 0 && names.every(({ plain: word }) => parts.has(word)),
  );
  return all.length === 1 ? all.map(({ patient }) => patient) : [];
}

/** The parts of a name by which people are called. */
function partsOf(name: string): string[] {
  return wordsOf(name).flatMap(({ plain: part }) => (part.length >= 3 ? [part] : []));
}

/** Whether two words differ by one letter: changed, added, left out, or swapped with the next. */
export function isNear(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < leastLetters || Math.abs(a.length - b.length) > 1)
    return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  const restA = a.slice(at + (a.length >= b.length ? 1 : 0));
  const restB = b.slice(at + (b.length >= a.length ? 1 : 0));
  return swapped || restA === restB;
}
