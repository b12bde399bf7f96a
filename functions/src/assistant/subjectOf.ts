import type { Question } from "@salvia/domain/assistant/assistant";
import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import { allergySchema } from "@salvia/domain/record/allergy";
import { medicationSchema } from "@salvia/domain/record/medication";
import { patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";

import type { Found } from "../firestoreValue.ts";
import { RefusedByRules, everyPage, parseFound, type CallerFirestore } from "./callerFirestore.ts";
import {
  resolvePatient,
  unknownWords,
  type KnownPatient,
  type ResolvedPatient,
} from "./routing/patientResolution.ts";
import { plain, says, wordsOf } from "./routing/questionWords.ts";
import { isOfRecord } from "./routing/route.ts";
import { routeQuestion, tableFor } from "./routing/routeQuestion.ts";
import { subjectFrom, type Subject } from "./routing/subject.ts";
import { spelled } from "./temporal/typos.ts";

/** What to read regardless of the question. */
type EagerReads = {
  /** Needed if free text is sent to the engine, because it may contain names. */
  names: boolean;
  /**
   * Needed for engines other than the embedded one, which may relate any question to the open
   * record.
   */
  open: boolean;
};

type PatientQuestion = Pick<Question, "question" | "language" | "patientId"> & {
  lastTurn: ConversationContext | null;
};

/**
 * Finds the patient a question is about, and the names to mask. Reads the caller's patients, with
 * the caller's permissions, only if the question has words that may be names.
 */
export async function subjectOf(
  { question: written, language, patientId, lastTurn }: PatientQuestion,
  { database, uid, reads }: { database: CallerFirestore; uid: string; reads: EagerReads },
): Promise<{ subject: Subject; patients: readonly KnownPatient[]; strangers: readonly string[] }> {
  const table = tableFor(written, language);
  const question = spelled(written, table);
  const mayName = unknownWords(question, table).length > 0;
  const route = routeQuestion(question, language, lastTurn);
  // A question without its own intent may repeat the last one for the patient it names.
  const { intents, reuses } =
    route.kind === "data"
      ? route
      : { intents: lastTurn?.intents ?? [], reuses: "nothing" as const };
  const words = wordsOf(question);
  const usesPronoun = table.pronouns.some((entry) => says(words, entry));
  const ofRelative = table.relatives.some((entry) => says(words, entry));
  const ofRecord = intents.some(isOfRecord);
  const isOfSomebody = reads.open || ofRecord || usesPronoun || reuses === "question";
  const read = (id: string | null) =>
    isOfSomebody && id !== null ? readablePatient(database, id) : null;
  const [patients, open, talkedOf] = await Promise.all([
    reads.names || mayName ? patientsOf(database, uid) : [],
    read(patientId),
    read(lastTurn?.patientId ?? null),
  ]);
  const before = talkedOf && { ...talkedOf, isMeant: lastTurn?.isMeant ?? false };
  const about = { isOfRecord: ofRecord, mayBeOfRecord: reads.open, usesPronoun, ofRelative };
  const hints = { open, before, reuses, ...about };
  const named = await withoutMedications(resolvePatient(question, table, patients));
  const strangers = named.kind === "stranger" ? named.names : [];
  return { subject: subjectFrom({ ...hints, named }), patients, strangers };

  /**
   * "Does she take Ramipril?" names no one: a medication or substance from her record is not a
   * stranger, nor is what "allergic to" asks about.
   */
  async function withoutMedications(found: ResolvedPatient): Promise<ResolvedPatient> {
    if (found.kind !== "stranger") return found;
    const strange = new Set(found.names.map(plain));
    const others = resolvePatient(question, table, patients, strange);
    const whose = subjectFrom({ ...hints, named: others });
    if (whose.kind !== "patient") return found;
    const medications = await medicationWords(database, whose.patient.id);
    const substance = askedSubstance(question, table.intents.allergies);
    const names = found.names.filter(
      (name) => !medications.has(plain(name)) && plain(name) !== substance,
    );
    return names.length > 0 ? { kind: "stranger", names } : others;
  }
}

/** The word that follows "allergic to" in any language, without accents; null if there is none. */
function askedSubstance(question: string, allergies: readonly string[]): string | null {
  const words = wordsOf(question);
  const at = words.findIndex((word) => allergies.some((entry) => says([word], entry)));
  if (at === -1) return null;
  const next = words.findIndex(({ plain: word }, index) => index > at && !linkers.has(word));
  return next > at + 1 ? (words[next]?.plain ?? null) : null;
}

/** What may stand between "allergic" and a substance. */
const linkers: ReadonlySet<string> = new Set(
  "to the a al la las los el o os as ao aos le les l au aux de du des contra contre".split(" "),
);

async function medicationWords(
  database: CallerFirestore,
  patientId: string,
): Promise<ReadonlySet<string>> {
  const record = `${collections.records}/${patientId}`;
  try {
    const [medications, allergies] = await Promise.all([
      everyPage(database, { path: `${record}/medications` }),
      everyPage(database, { path: `${record}/allergies` }),
    ]);
    const names = [
      ...medications
        .flatMap((each) => parseFound(medicationSchema, each))
        .map(({ value }) => value.name),
      ...allergies
        .flatMap((each) => parseFound(allergySchema, each))
        .map(({ value }) => value.substance ?? ""),
    ];
    return new Set(names.flatMap(wordsOf).map((word) => word.plain));
  } catch (error) {
    if (error instanceof RefusedByRules) return new Set();
    throw error;
  }
}

/**
 * All patients of a clinician, since any word of a question may be one of their names. A question
 * with such a word reads one document per patient.
 */
async function patientsOf(database: CallerFirestore, uid: string): Promise<KnownPatient[]> {
  const where = [["clinicians", "ARRAY_CONTAINS", uid]] as const;
  const found = await everyPage(database, { path: collections.patients, where });
  return found.flatMap(knownIn);
}

/** The patient, or null if the caller may not read the record. */
async function readablePatient(
  database: CallerFirestore,
  id: string,
): Promise<KnownPatient | null> {
  try {
    const found = await database.get(`${collections.patients}/${id}`);
    return (found === null ? [] : knownIn(found))[0] ?? null;
  } catch (error) {
    if (error instanceof RefusedByRules) return null;
    throw error;
  }
}

function knownIn(found: Found): KnownPatient[] {
  return parseFound(patientSchema, found).map(({ value }) => ({ id: found.id, name: value.name }));
}
