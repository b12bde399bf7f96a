import type { QuestionWords } from "@salvia/domain/assistant/questionWords";

import type { TimeWords } from "../temporal/timeTokens.ts";
import { plain, wordsOf, type Word } from "./questionWords.ts";

/**
 * The vocabulary of one language, with its words for days and times indexed, and the words of the
 * example questions.
 */
export type RoutingWords = Omit<QuestionWords, "time" | "short" | "greetings"> & {
  time: TimeWords;
  short: ReadonlyMap<string, string>;
  examples: ReadonlySet<string>;
  /** Matches the greetings at the beginning of a question in normalized form. */
  greeting: RegExp;
};

/** A patient of the caller. */
export type KnownPatient = { id: string; name: string };

/** The person that a question names. */
export type ResolvedPatient =
  | { kind: "none" }
  | { kind: "patient"; patient: KnownPatient }
  /** A person who is not the caller's patient, or does not exist. */
  | { kind: "stranger"; names: readonly string[] }
  /** More than one of the caller's patients. */
  | { kind: "several" };

/**
 * The words of a question that have no other meaning and may be names. If there are none, the
 * question names no person.
 */
export function unknownWords(question: string, table: RoutingWords): readonly Word[] {
  const { whole, beginnings } = vocabularyOf(table);
  return wordsOf(question).filter(
    ({ plain: word }) =>
      !/^\d/.test(word) &&
      !whole.has(word) &&
      !word.split("-").every((part) => table.time.vocabulary.has(part)) &&
      !beginnings.some((each) => word.startsWith(each)),
  );
}

/**
 * Finds the person that a question names. If a name does not match a patient, the result is a
 * stranger, so that no other patient's record is shown instead.
 *
 * @param noNames words that are known not to be names, normalized by `plain`
 */
export function resolvePatient(
  question: string,
  table: RoutingWords,
  patients: readonly KnownPatient[],
  noNames: ReadonlySet<string> = new Set(),
): ResolvedPatient {
  const unknown = unknownWords(question, table).filter((word) => !noNames.has(word.plain));
  const counted = patients.map((patient) => {
    const parts = new Set(
      plain(patient.name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(isLong),
    );
    return { patient, count: unknown.filter(({ plain: word }) => parts.has(word)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  // One name matches a patient and another does not, so this is a different person.
  const names = strangers(question, unknown, table, patients);
  if (names.length > 0) return { kind: "stranger", names };
  if (most === 0) return { kind: "none" };
  const best = counted.filter(({ count }) => count === most).map(({ patient }) => patient);
  const [patient] = best;
  const others = counted.filter(({ count, patient: { id } }) => count > 0 && id !== patient?.id);
  const named = unknown.filter(({ plain: word }) =>
    patients.some(({ name }) =>
      plain(name)
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word),
    ),
  ).length;
  if (patient === undefined || best.length > 1 || (others.length > 0 && named > most)) {
    return { kind: "several" };
  }
  return { kind: "patient", patient };
}

/**
 * The names in a question that match no patient, found by their capital letter or the preceding
 * word.
 */
function strangers(
  question: string,
  unknown: readonly Word[],
  table: RoutingWords,
  patients: readonly KnownPatient[],
): string[] {
  const all = wordsOf(question);
  const known = new Set(patients.flatMap(({ name }) => plain(name).split(/[^\p{L}\p{N}]+/u)));
  const isUnknown = new Set(unknown.map(({ plain: word }) => word));
  return all.flatMap(({ written, plain: word }, index) => {
    if (!isUnknown.has(word) || known.has(word) || !isLong(word)) return [];
    const before = all[index - 1];
    const capital = index > 0 && /^\p{Lu}/u.test(written) && written !== written.toUpperCase();
    const behind = before !== undefined && table.beforeNames.includes(before.plain);
    const possessive = all[index + 1]?.plain === "s";
    return capital || behind || possessive ? [written] : [];
  });
}

function isLong(word: string): boolean {
  return word.length >= 3;
}

/** All words of a language that have a meaning here, and all word beginnings. */
type Vocabulary = { whole: ReadonlySet<string>; beginnings: readonly string[] };

const vocabularies = new WeakMap<RoutingWords, Vocabulary>();

function vocabularyOf(table: RoutingWords): Vocabulary {
  const known = vocabularies.get(table);
  if (known !== undefined) return known;
  const { intents, measures, topics } = table;
  const groups = [intents, measures, topics].flatMap((group) => Object.values(group).flat());
  const { trend, advice, how, others, followUpStarts, pronouns, relatives, beforeNames, common } =
    table;
  const { onDay, conditions, illness, recorded, past, overdue, corrections } = table;
  // Leaves out the verbs of orders, because “Mark” is also a name.
  const asides = [onDay, conditions, illness, recorded, past, overdue];
  const lists = [
    ...asides,
    trend,
    advice,
    how,
    others,
    followUpStarts.map(plain),
    pronouns,
    relatives,
    corrections,
    beforeNames,
    common,
  ];
  const spelt = [...groups, ...lists.flat()].flatMap((entry) => entry.split(" "));
  const words = [...spelt, ...table.short.keys(), ...table.time.vocabulary, ...table.examples];
  const beginnings = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const made = { whole: new Set(words), beginnings };
  vocabularies.set(table, made);
  return made;
}
