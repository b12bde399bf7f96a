import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { allergySchema, type Allergy } from "@salvia/domain/record/allergy";
import { collections } from "@salvia/domain/shared/collections";
import type { StoredSchema } from "@salvia/domain/shared/readStored";
import { medicationSchema, type Medication } from "@salvia/domain/record/medication";
import { problemSchema, type Problem } from "@salvia/domain/record/problem";
import {
  noteHiddenUntil,
  recordNoteSchema,
  signedStatuses,
  withdrawnReason,
  type RecordNote,
} from "@salvia/domain/record/recordNote";
import { vitalsSchema, type Measures, type Vitals } from "@salvia/domain/record/vital";
import { collection, doc, limit, runTransaction, serverTimestamp } from "firebase/firestore";

import { declaredQueryAt, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import { liveCollection, withId } from "../../firebase/liveQuery/liveCollection.ts";
import { liveDocument } from "../../firebase/liveQuery/liveDocument.ts";
import { liveBoundedPages } from "../../firebase/liveQuery/liveBoundedPages.ts";
import { liveEveryPage } from "../../firebase/liveQuery/liveEveryPage.ts";
import { serverNow } from "../../lib/time/serverTime.ts";
import { recordQueries } from "./recordQueries.ts";
import type { OpenRecordKey } from "./openRecord.ts";

export type Row<T> = T & { id: string };

/** The appointment by which a record opens; null if it does not exist. */
export const appointmentOfRecord = liveDocument(
  appointmentSchema,
  (appointmentId: string) => `${collections.appointments}/${appointmentId}`,
);

// An empty answer from the cache would wrongly show the record as empty.

/** Vitals, newest first. */
export const vitalsOf = liveBoundedPages((patientId: string) => ({
  query: declaredQueryAt(partOf(patientId, "vitals"), recordQueries.vitals, []),
  schema: vitalsSchema,
  row: withId<Vitals>,
  pageSize: 99,
  cached: "nonEmpty",
}));

/** All entries about a patient's allergies; an active one may have been recorded long ago. */
export const allergiesOf = wholeList<Allergy>("allergies", allergySchema);

/** All entries about a patient's problems, for the same reason. */
export const problemsOf = wholeList<Problem>("problems", problemSchema);

/** All changes of a patient's medications; a current one may have been entered long ago. */
export const medicationsOf = wholeList<Medication>("medications", medicationSchema);

function wholeList<Entry extends object>(
  part: "allergies" | "problems" | "medications",
  schema: StoredSchema<Entry>,
) {
  return liveEveryPage((patientId: string) => ({
    query: declaredQueryAt(partOf(patientId, part), recordQueries[part], []),
    schema,
    row: withId<Entry>,
    cached: "nonEmpty",
  }));
}

/** Signed notes, newest first, with those that their patient can't read yet, or no longer. */
export const signedNotesOf = liveBoundedPages((patientId: string) =>
  pagesOfNotes(patientId, recordQueries.notesOfRecord, [signedStatuses]),
);

/** The notes that a patient reads since they were signed, newest first. */
export const ownNotesOf = liveBoundedPages((patientId: string) =>
  pagesOfNotes(patientId, recordQueries.signedNotes, ["signed"]),
);

/** The notes that were held until `until` or earlier, latest first. */
export const releasedNotesOf = liveBoundedPages((patientId: string, until: Date) =>
  pagesOfNotes(patientId, recordQueries.releasedNotes, ["held", until]),
);

function pagesOfNotes(patientId: string, declared: DeclaredQuery, values: readonly unknown[]) {
  return {
    query: declaredQueryAt(partOf(patientId, "notes"), declared, values),
    schema: recordNoteSchema,
    row: withId<RecordNote>,
    pageSize: 49,
    cached: "nonEmpty",
  } as const;
}

/** One note of a record; null if it does not exist. */
export const oneNote = liveDocument(
  recordNoteSchema,
  (patientId: string, noteId: string) => `${partOf(patientId, "notes")}/${noteId}`,
);

export const draftsOf = liveCollection((patientId: string, clinicianId: string) => ({
  query: declaredQueryAt(
    partOf(patientId, "notes"),
    recordQueries.drafts,
    [clinicianId, "draft"],
    limit(20),
  ),
  schema: recordNoteSchema,
  row: withId<RecordNote>,
  cached: "nonEmpty",
}));

/**
 * Adds measured vitals. Resolves once the server confirms them.
 *
 * @throws FirebaseError `permission-denied` if the record has closed; `unavailable` while offline
 */
export async function addVitals(access: OpenRecordKey, measures: Measures): Promise<void> {
  const at = serverTimestamp();
  const { pulse, temperature, oxygen, glucose, fasting, ...first } = measures;
  // The rules of the release before accept an entry without the later fields.
  const later = Object.entries({ pulse, temperature, oxygen, glucose, fasting });
  const taken = Object.fromEntries(later.filter(([, value]) => value !== null));
  await add(access, "vitals", { ...first, ...taken, measuredAt: at, createdAt: at });
}

/** What a clinician states in an entry; the author, the visit and the time are added. */
export type Stated<Entry> = Omit<
  Entry,
  "id" | "appointmentId" | "clinicianId" | "createdAt" | "enteredInError"
>;

/** Adds an entry about an allergy. Throws as `addVitals` does. */
export async function addAllergy(access: OpenRecordKey, said: Stated<Allergy>): Promise<void> {
  await add(access, "allergies", { ...said, createdAt: serverTimestamp() });
}

/** Adds an entry about a problem. Throws as `addVitals` does. */
export async function addProblem(access: OpenRecordKey, said: Stated<Problem>): Promise<void> {
  await add(access, "problems", { ...said, createdAt: serverTimestamp() });
}

/** Adds a change of a medication. Throws as `addVitals` does. */
export async function addMedication(
  access: OpenRecordKey,
  change: Pick<Medication, "name" | "dose" | "change">,
): Promise<void> {
  await add(access, "medications", { ...change, createdAt: serverTimestamp() });
}

/**
 * Marks an entry as entered in error, once. Resolves once the server confirms it.
 *
 * @throws FirebaseError `permission-denied` if the record has closed or the entry is already marked
 */
export async function markAsError(
  { patientId, clinicianId }: OpenRecordKey,
  part: PartOfRecord,
  entryId: string,
  reason: string,
): Promise<void> {
  const entry = doc(firestore(), partOf(patientId, part), entryId);
  await runTransaction(firestore(), async (writes) => {
    writes.update(entry, { enteredInError: { by: clinicianId, at: serverTimestamp(), reason } });
  });
}

/**
 * Withdraws a note about another patient, and its addenda: this patient no longer reads them. Throws
 * as `markAsError` does.
 */
export async function withdrawNote(
  { patientId, clinicianId: by }: OpenRecordKey,
  note: Row<RecordNote>,
  addenda: readonly Row<RecordNote>[],
): Promise<void> {
  const at = serverTimestamp();
  const withdrawn = { status: "withdrawn", enteredInError: { by, at, reason: withdrawnReason } };
  const wasReadable = noteHiddenUntil(note, serverNow()) === null;
  const logged = doc(firestore(), collections.auditLog, note.id);
  await runTransaction(firestore(), async (writes) => {
    for (const { id } of [note, ...addenda]) {
      writes.update(doc(firestore(), partOf(patientId, "notes"), id), withdrawn);
    }
    writes.set(logged, { action: "noteWithdrawn", wasReadable, uid: patientId, by, at });
  });
}

// A transaction fails at once while offline. A queued write would be sent after the record has
// closed and be denied unnoticed.
async function add(access: OpenRecordKey, part: PartOfRecord, fields: object): Promise<void> {
  const { patientId, appointmentId, clinicianId } = access;
  const document = doc(collection(firestore(), partOf(patientId, part)));
  await runTransaction(firestore(), async (writes) => {
    writes.set(document, { appointmentId, clinicianId, ...fields });
  });
}

export type PartOfRecord = "allergies" | "problems" | "vitals" | "medications" | "notes";

export function partOf(patientId: string, part: PartOfRecord): string {
  return `${collections.records}/${patientId}/${collections[part]}`;
}
