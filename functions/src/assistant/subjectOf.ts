import { collections } from "@salvia/domain/collections";
import { medicationSchema } from "@salvia/domain/medication";
import { patientSchema } from "@salvia/domain/patient";
import type { Question } from "@salvia/domain/assistant";

import { RefusedByRules, type CallerFirestore } from "./callerFirestore.ts";
import type { Subject } from "./reader.ts";
import { recordIntents, routeQuestion, tableFor } from "./routing/routeQuestion.ts";
import { plain, wordsOf } from "./routing/questionWords.ts";
import { unknownWords, whoIsMeant, type Known, type Named } from "./routing/whoIsMeant.ts";
import { stored } from "./tools/stored.ts";

/** What is read whatever the question says. */
type EagerReads = {
  /** Where the words of people are sent, their names may be in them. */
  names: boolean;
  /** Another engine than the embedded one may find a question to be about the record. */
  open: boolean;
};

/** The most patients whose names are known: a page of them. */
const mostPatients = 100;

/**
 * Whom a question is about, and whose names are to be hidden. The patients are read, as the asker,
 * only where the question has words that may be a name.
 */
export async function subjectOf(
  { question, language, patientId }: Pick<Question, "question" | "language" | "patientId">,
  { database, uid, reads }: { database: CallerFirestore; uid: string; reads: EagerReads },
): Promise<{ subject: Subject; patients: readonly Known[]; strangers: readonly string[] }> {
  const table = tableFor(question, language);
  const mayName = unknownWords(question, table).length > 0;
  const route = routeQuestion(question, language);
  const isOfRecord =
    route.kind === "data" && route.intents.some((intent) => recordIntents.includes(intent));
  const [patients, open] = await Promise.all([
    reads.names || mayName ? patientsOf(database, uid) : [],
    (reads.open || isOfRecord) && patientId !== null ? openPatient(database, patientId) : null,
  ]);
  const named = await withoutMedications(whoIsMeant(question, table, patients), database, open);
  const strangers = named.kind === "stranger" ? named.names : [];
  return { subject: subjectFrom(named, open), patients, strangers };
}

/** "Does she take Ramipril?" names nobody: what the open record calls a medication is no stranger. */
async function withoutMedications(
  named: Named,
  database: CallerFirestore,
  open: Known | null,
): Promise<Named> {
  if (named.kind !== "stranger" || open === null) return named;
  const words = await medicationWords(database, open.id);
  const names = named.names.filter((name) => !words.has(plain(name)));
  return names.length > 0 ? { kind: "stranger", names } : { kind: "nobody" };
}

async function medicationWords(
  database: CallerFirestore,
  patientId: string,
): Promise<ReadonlySet<string>> {
  const path = `${collections.records}/${patientId}/medications`;
  try {
    const found = await database.find({ path, orderBy: ["createdAt", "DESCENDING"], limit: 100 });
    const names = found
      .flatMap((each) => stored(medicationSchema, each))
      .map(({ value }) => value.name);
    return new Set(names.flatMap(wordsOf).map((word) => word.plain));
  } catch (error) {
    if (error instanceof RefusedByRules) return new Set();
    throw error;
  }
}

function subjectFrom(named: ReturnType<typeof whoIsMeant>, open: Known | null): Subject {
  if (named.kind === "stranger" || named.kind === "several") return { kind: named.kind };
  if (named.kind === "patient") return { ...named, isNamed: true };
  return open === null ? { kind: "nobody" } : { kind: "patient", patient: open, isNamed: false };
}

async function patientsOf(database: CallerFirestore, uid: string): Promise<Known[]> {
  const found = await database.find({
    path: collections.patients,
    where: [["clinicians", "ARRAY_CONTAINS", uid]],
    limit: mostPatients,
  });
  return found
    .flatMap((each) => stored(patientSchema, each))
    .map(({ value, found: { id } }) => ({ id, name: value.name }));
}

/** The patient whose record is open; one that the asker may not read is nobody's. */
async function openPatient(database: CallerFirestore, id: string): Promise<Known | null> {
  try {
    const found = await database.get(`${collections.patients}/${id}`);
    const [patient] = found === null ? [] : stored(patientSchema, found);
    return patient === undefined ? null : { id, name: patient.value.name };
  } catch (error) {
    if (error instanceof RefusedByRules) return null;
    throw error;
  }
}
