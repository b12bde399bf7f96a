import { appointmentSchema, type Appointment } from "@salvia/domain/appointment";
import { collections } from "@salvia/domain/collections";
import { medicationSchema, type Medication } from "@salvia/domain/medication";
import { recordNoteSchema, type RecordNote } from "@salvia/domain/recordNote";
import { vitalsSchema, type Measures, type Vitals } from "@salvia/domain/vitals";
import {
  collection,
  doc,
  limit,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQueryAt } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/live.tsx";
import { recordQueries } from "./recordQueries.ts";
import type { Access } from "./access.ts";

/** Something a record holds, and its id. */
export type Row<T> = T & { id: string };

/** The appointment by which a record opens; null where there is none. */
export function appointmentOfRecord(appointmentId: string): Source<Appointment | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.appointments, appointmentId),
      (snapshot) => onValue(readDocument(appointmentSchema, snapshot)),
      onError,
    );
}

/** The latest hundred vitals. */
export function vitalsOf(patientId: string): Source<readonly Row<Vitals>[]> {
  const { vitals } = recordQueries;
  return listening(vitalsSchema, () =>
    declaredQueryAt(partOf(patientId, "vitals"), vitals, [], limit(100)),
  );
}

/** The latest hundred changes of what a patient takes. */
export function medicationsOf(patientId: string): Source<readonly Row<Medication>[]> {
  const { medications } = recordQueries;
  return listening(medicationSchema, () =>
    declaredQueryAt(partOf(patientId, "medications"), medications, [], limit(100)),
  );
}

/** The latest fifty notes that are signed. */
export function signedNotesOf(patientId: string): Source<readonly Row<RecordNote>[]> {
  const { signedNotes } = recordQueries;
  return listening(recordNoteSchema, () =>
    declaredQueryAt(partOf(patientId, "notes"), signedNotes, ["signed"], limit(50)),
  );
}

/** A clinician's own notes that are not signed yet. */
export function draftsOf(
  patientId: string,
  clinicianId: string,
): Source<readonly Row<RecordNote>[]> {
  const { drafts } = recordQueries;
  return listening(recordNoteSchema, () =>
    declaredQueryAt(partOf(patientId, "notes"), drafts, [clinicianId, "draft"], limit(20)),
  );
}

/**
 * Adds what was measured. Answers once the server has confirmed it.
 *
 * @throws FirebaseError `permission-denied` once the record has closed; `unavailable` without a network
 */
export async function addVitals(access: Access, measures: Measures): Promise<void> {
  const at = serverTimestamp();
  await add(access, "vitals", { ...measures, measuredAt: at, createdAt: at });
}

/** Adds what became of a medication, and throws as `addVitals` does. */
export async function addMedication(
  access: Access,
  said: Pick<Medication, "name" | "dose" | "change">,
): Promise<void> {
  await add(access, "medications", { ...said, createdAt: serverTimestamp() });
}

// A transaction says at once that there is no network. A write that waited for one would come when
// the record has closed, to be refused unseen.
async function add(access: Access, part: PartOfRecord, said: object): Promise<void> {
  const { patientId, appointmentId, clinicianId } = access;
  const document = doc(collection(firestore(), partOf(patientId, part)));
  await runTransaction(firestore(), async (writes) => {
    writes.set(document, { appointmentId, clinicianId, ...said });
  });
}

type PartOfRecord = "vitals" | "medications" | "notes";

/** The path of what a record holds of one kind. */
export function partOf(patientId: string, part: PartOfRecord): string {
  return `${collections.records}/${patientId}/${collections[part]}`;
}

type Schema<T> = Parameters<typeof readDocument<T>>[0];

// It tells nothing that the memory alone says: an empty record would be a wrong one.
function listening<T extends object>(
  schema: Schema<T>,
  which: () => Query,
): Source<readonly Row<T>[]> {
  return (onValue, onError) =>
    onSnapshot(
      which(),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache && docs.length === 0) return;
        onValue(docs.flatMap((document) => rowOf(schema, document)));
      },
      onError,
    );
}

function rowOf<T extends object>(schema: Schema<T>, document: QueryDocumentSnapshot): Row<T>[] {
  const read = readDocument(schema, document);
  return read === null ? [] : [{ ...read, id: document.id }];
}
