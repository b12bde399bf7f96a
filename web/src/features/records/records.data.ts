import { appointmentSchema, type Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { medicationSchema, type Medication } from "@salvia/domain/record/medication";
import { recordNoteSchema, type RecordNote } from "@salvia/domain/record/recordNote";
import { vitalsSchema, type Measures, type Vitals } from "@salvia/domain/record/vital";
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  startAfter,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQueryAt, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import {
  openPagedLive,
  openWholeLive,
  type LivePage,
  type PagedLive,
} from "../../firebase/pagedLive.ts";
import { recordQueries } from "./recordQueries.ts";
import type { OpenRecordKey } from "./access/openRecordKey.ts";

/** An entry of a record and its id. */
export type Row<T> = T & { id: string };

/** The appointment by which a record opens; null if it does not exist. */
export function appointmentOfRecord(appointmentId: string): Source<Appointment | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.appointments, appointmentId),
      (snapshot) => onValue(readDocument(appointmentSchema, snapshot)),
      onError,
    );
}

/** Vitals, newest first. */
export function vitalsOf(patientId: string): Source<PagedLive<Row<Vitals>>> {
  const asked = { path: partOf(patientId, "vitals"), declared: recordQueries.vitals, values: [] };
  const pages = pagesOf(vitalsSchema, asked, 100, ({ measuredAt }) => measuredAt);
  return (onValue, onError) => openPagedLive(pages(onError), onValue);
}

/** All changes of a patient's medications; a current one may have been entered long ago. */
export function medicationsOf(patientId: string): Source<readonly Row<Medication>[]> {
  const path = partOf(patientId, "medications");
  const asked = { path, declared: recordQueries.medications, values: [] };
  const pages = pagesOf(medicationSchema, asked, 100, ({ createdAt }) => createdAt);
  return (onValue, onError) => openWholeLive(pages(onError), onValue, onError);
}

/** Signed notes, newest first. */
export function signedNotesOf(patientId: string): Source<PagedLive<Row<RecordNote>>> {
  const path = partOf(patientId, "notes");
  const asked = { path, declared: recordQueries.signedNotes, values: ["signed"] };
  const pages = pagesOf(recordNoteSchema, asked, 50, (note) => note.signedAt ?? note.updatedAt);
  return (onValue, onError) => openPagedLive(pages(onError), onValue);
}

/** A clinician's own unsigned notes about a patient. */
export function draftsOf(
  patientId: string,
  clinicianId: string,
): Source<readonly Row<RecordNote>[]> {
  const { drafts } = recordQueries;
  const which = [partOf(patientId, "notes"), drafts, [clinicianId, "draft"], limit(20)] as const;
  return (onValue, onError) =>
    listening(
      declaredQueryAt(...which),
      (docs) => onValue(docs.flatMap((document) => rowOf(recordNoteSchema, document))),
      onError,
    );
}

/**
 * Adds measured vitals. Resolves once the server confirms them.
 *
 * @throws FirebaseError `permission-denied` if the record has closed; `unavailable` while offline
 */
export async function addVitals(access: OpenRecordKey, measures: Measures): Promise<void> {
  const at = serverTimestamp();
  await add(access, "vitals", { ...measures, measuredAt: at, createdAt: at });
}

/** Adds a change of a medication. Throws as `addVitals` does. */
export async function addMedication(
  access: OpenRecordKey,
  said: Pick<Medication, "name" | "dose" | "change">,
): Promise<void> {
  await add(access, "medications", { ...said, createdAt: serverTimestamp() });
}

/**
 * Marks an entry as entered in error, once. Resolves once the server confirms it.
 *
 * @throws FirebaseError `permission-denied` if the record has closed or the entry is already marked
 */
export async function markAsError(
  { patientId, clinicianId }: OpenRecordKey,
  part: MarkablePart,
  entryId: string,
  reason: string,
): Promise<void> {
  const entry = doc(firestore(), partOf(patientId, part), entryId);
  await runTransaction(firestore(), async (writes) => {
    writes.update(entry, { enteredInError: { by: clinicianId, at: serverTimestamp(), reason } });
  });
}

// A transaction fails at once while offline. A queued write would be sent after the record has
// closed and be denied unnoticed.
async function add(access: OpenRecordKey, part: PartOfRecord, said: object): Promise<void> {
  const { patientId, appointmentId, clinicianId } = access;
  const document = doc(collection(firestore(), partOf(patientId, part)));
  await runTransaction(firestore(), async (writes) => {
    writes.set(document, { appointmentId, clinicianId, ...said });
  });
}

type PartOfRecord = "vitals" | "medications" | "notes";

/** The parts of a record whose entries can be marked as entered in error. */
export type MarkablePart = Exclude<PartOfRecord, "notes">;

/** The collection path of one part of a patient's record. */
export function partOf(patientId: string, part: PartOfRecord): string {
  return `${collections.records}/${patientId}/${collections[part]}`;
}

type Schema<T> = Parameters<typeof readDocument<T>>[0];

type Asked = { path: string; declared: DeclaredQuery; values: readonly unknown[] };

/**
 * Pages of entries that rarely change. Only the newest page is live; an older page shows a new mark
 * after it is fetched again.
 *
 * @param size documents per read; the last one only shows whether there is another page
 */
function pagesOf<T extends object>(
  schema: Schema<T>,
  { path, declared, values }: Asked,
  size: number,
  timeOf: (row: Row<T>) => Date,
) {
  const newest = (...bounds: readonly QueryConstraint[]) =>
    declaredQueryAt(path, declared, values, ...bounds, limit(size));
  function pageOf(docs: readonly QueryDocumentSnapshot[]) {
    const shown = docs.slice(0, size - 1);
    const next = docs.length === size ? (shown.at(-1) ?? null) : null;
    return { rows: shown.flatMap((document) => rowOf(schema, document)), next };
  }
  return (onError: (error: unknown) => void) => ({
    listen: (onPage: (page: LivePage<Row<T>, QueryDocumentSnapshot>, fresh: boolean) => void) =>
      listening(newest(), (docs, fresh) => onPage(pageOf(docs), fresh), onError),
    fetch: async (after: QueryDocumentSnapshot) =>
      pageOf((await getDocsFromServer(newest(startAfter(after)))).docs),
    timeOf,
  });
}

// Ignores empty results from the cache, which would wrongly show the record as empty.
function listening(
  which: Query,
  onDocs: (docs: readonly QueryDocumentSnapshot[], fresh: boolean) => void,
  onError: (error: unknown) => void,
): () => void {
  return onSnapshot(
    which,
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (!metadata.fromCache || docs.length > 0) onDocs(docs, !metadata.fromCache);
    },
    onError,
  );
}

function rowOf<T extends object>(schema: Schema<T>, document: QueryDocumentSnapshot): Row<T>[] {
  const read = readDocument(schema, document);
  return read === null ? [] : [{ ...read, id: document.id }];
}
