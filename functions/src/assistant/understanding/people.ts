import { aName, type Vocabulary } from "./languages.ts";
import { isNear, wordsOf } from "./words.ts";

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
  | { kind: "stranger"; by: (typeof strengths)[number] }
  /** More than one of the caller's patients. */
  | { kind: "several" };

const strengths = ["both", "capital", "place"] as const;

/** From how often on a word stands before names, an unknown word after it may be one, or is one. */
const [maybeName, surelyName] = [0.2, 0.8];

/**
 * Finds the person that a question names. If a name does not match a patient, the result is a
 * stranger, so that no other patient's data is shown instead.
 *
 * @returns also the names as they are written, and the question with a mark instead of each
 */
export function personIn(
  question: string,
  patients: readonly KnownPatient[],
  { vocabulary, common, beforeNames }: Vocabulary,
): { person: NamedPerson; masked: string; names: readonly string[] } {
  const words = wordsOf(question);
  // People are called by the parts of their name.
  const known = patients.map((patient) => {
    const parts = wordsOf(patient.name).map(({ plain: part }) => part);
    return { patient, parts: new Set(parts.filter((part) => part.length >= 3)) };
  });
  const isBehind = (at: number, least = maybeName) =>
    (beforeNames.get(words[at - 1]?.plain ?? "") ?? 0) >= least;
  const isCapital = (at: number) => at > 0 && /^\p{Lu}\p{Ll}/u.test(words[at]?.written ?? "");
  const names = words.filter(({ plain: word }, at) => {
    const named = known.filter(({ parts }) => parts.has(word));
    // “May” is a word, too: it is a name with a capital letter within a sentence, where people are
    // named, or beside another part of the name.
    const isWhole = named.some(({ parts }) =>
      words.some(({ plain: other }) => other !== word && parts.has(other)),
    );
    return named.length > 0 && (!common.has(word) || isCapital(at) || isBehind(at) || isWhole);
  });
  const unknown = words.flatMap((word, at) => {
    const isKnown = names.includes(word) || vocabulary.has(word.plain) || /\d/.test(word.plain);
    if (isKnown || word.plain.length < 3) return [];
    const isPlace = isBehind(at) || words[at + 1]?.written === "s";
    const isBoth = isBehind(at, surelyName) || (isCapital(at) && isPlace);
    const by = isBoth ? "both" : isCapital(at) ? "capital" : isPlace ? "place" : null;
    return [{ word, at, by } as const];
  });
  const near = unknown.flatMap(({ word }) =>
    known
      .filter(({ parts }) => [...parts].some((part) => isNear(part, word.plain)))
      .map(({ patient }) => ({ word, patient })),
  );
  const all = known.filter(({ parts }) => names.every(({ plain: word }) => parts.has(word)));
  const named = all.length === 1 ? all[0]?.patient : undefined;
  const person = personOf();
  const isHidden = person.kind === "stranger" || person.kind === "misspelled";
  const hidden = unknown.filter(({ by }) => isHidden && (by === "both" || by === "capital"));
  const written = [...names, ...[...near, ...hidden].map(({ word }) => word)].map(
    (word) => word.written,
  );
  const masked = question.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
    written.includes(word) ? aName : word,
  );
  return { person, masked, names: written };

  function personOf(): NamedPerson {
    // “Beatriz Okonkwo” is somebody else than Beatriz Nogueira, unless it is nearly the same.
    const surname = unknown.find(({ at }) => names.some((name) => name === words[at - 1]))?.word;
    const isSame = near.some(({ word, patient }) => word === surname && patient === named);
    if (surname !== undefined && !isSame) return { kind: "stranger", by: "both" };
    if (names.length > 0) {
      return named === undefined ? { kind: "several" } : { kind: "patient", patient: named };
    }
    const [only] = near;
    if (only !== undefined) {
      return near.every(({ patient }) => patient === only.patient)
        ? { kind: "misspelled", question: question.replace(only.word.written, only.patient.name) }
        : { kind: "several" };
    }
    const by = strengths.find((each) => unknown.some((one) => one.by === each));
    return by === undefined ? { kind: "none" } : { kind: "stranger", by };
  }
}
