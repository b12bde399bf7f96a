import { plain, wordsOf, type Word } from "./questionWords.ts";
import type { RoutingWords } from "./routingWords.ts";

/** A patient of the asker's. */
export type KnownPatient = { id: string; name: string };

/** Whom a question names. */
export type ResolvedPatient =
  | { kind: "nobody" }
  | { kind: "patient"; patient: KnownPatient }
  /** Somebody who is no patient of the asker's, or nobody at all. */
  | { kind: "stranger"; names: readonly string[] }
  /** More than one patient of the asker's. */
  | { kind: "several" };

/** The words of a question that may be names, having no other meaning. Without any, nobody is named. */
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
 * Whom a question names. A record is never shown for another one's: where a name is not a
 * patient's, that is the answer.
 *
 * @param noNames words that are known to be nobody's name, as `plain` has them
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
  // One name of a patient's and one of nobody's: somebody else of that name.
  const names = strangers(question, unknown, table, patients);
  if (names.length > 0) return { kind: "stranger", names };
  if (most === 0) return { kind: "nobody" };
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

/** The names in a question that are no patient's: by their capital, or by the word before them. */
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

/** All words of a language that have a meaning here, and the beginnings of such. */
type Vocabulary = { whole: ReadonlySet<string>; beginnings: readonly string[] };

const vocabularies = new WeakMap<RoutingWords, Vocabulary>();

function vocabularyOf(table: RoutingWords): Vocabulary {
  const known = vocabularies.get(table);
  if (known !== undefined) return known;
  const { intents, measures, topics } = table;
  const groups = [intents, measures, topics].flatMap((group) => Object.values(group).flat());
  const { trend, advice, how, others, goesOn, theirs, beforeNames, common } = table;
  const { past, overdue, waiting, allergies } = table;
  // Verbs of orders are left out: “Mark” is a name as well.
  const asides = [past, overdue, waiting, allergies];
  const lists = [
    ...asides,
    trend,
    advice,
    how,
    others,
    goesOn.map(plain),
    theirs,
    beforeNames,
    common,
  ];
  const spelt = [...groups, ...lists.flat()].flatMap((entry) => entry.split(" "));
  const words = [...spelt, ...table.time.vocabulary];
  const beginnings = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const made = { whole: new Set(words), beginnings };
  vocabularies.set(table, made);
  return made;
}
