import { allergySchema } from "@salvia/domain/record/allergy";
import type { Identified } from "@salvia/domain/record/fhir/bundleContext";
import type { WholeRecord } from "@salvia/domain/record/fhir/recordBundle";
import { medicationSchema } from "@salvia/domain/record/medication";
import { problemSchema } from "@salvia/domain/record/problem";
import { recordNoteSchema, type RecordNote } from "@salvia/domain/record/recordNote";
import { vitalsSchema } from "@salvia/domain/record/vital";
import { patientSchema, type Patient } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import type { StoredSchema } from "@salvia/domain/shared/readStored";
import { FirebaseError } from "firebase/app";
import { doc, getDocFromServer, runTransaction, serverTimestamp } from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { declaredQueryAt, type DeclaredQuery } from "../../../firebase/declaredQuery.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { everyPage } from "../../../firebase/everyPage.ts";
import { serverNow } from "../../../lib/time/serverTime.ts";
import type { OpenRecordKey } from "../openRecord.ts";
import { lastOpening } from "../recordAccess.data.ts";
import { recordQueries } from "../recordQueries.ts";
import { partOf } from "../records.data.ts";

/** The largest page that the rules allow. */
const pageSize = 100;

/**
 * Reads all entries of a record that its patient may see, newest first. Costs a read for each.
 *
 * @throws FirebaseError `unavailable` while offline
 */
export async function readEntries(
  patientId: string,
): Promise<Omit<WholeRecord, "patientId" | "patient">> {
  const at = (part: Parameters<typeof partOf>[1]) => partOf(patientId, part);
  const until = aMomentAgo();
  const [allergies, problems, vitals, medications, signed, released] = await Promise.all([
    entriesOf(at("allergies"), recordQueries.allergies, [], allergySchema),
    entriesOf(at("problems"), recordQueries.problems, [], problemSchema),
    entriesOf(at("vitals"), recordQueries.vitals, [], vitalsSchema),
    entriesOf(at("medications"), recordQueries.medications, [], medicationSchema),
    entriesOf(at("notes"), recordQueries.signedNotes, ["signed"], recordNoteSchema),
    entriesOf(at("notes"), recordQueries.releasedNotes, ["held", until], recordNoteSchema),
  ]);
  const notes = [...signed, ...released].toSorted((a, b) => readFrom(b) - readFrom(a));
  return { allergies, problems, vitals, medications, notes };
}

/** Who the patient is. Throws as `readEntries` does, and if the clinician may not read it. */
export async function readPatient(patientId: string): Promise<Patient> {
  const path = `${collections.patients}/${patientId}`;
  const patient = readDocument(patientSchema, await getDocFromServer(doc(firestore(), path)));
  if (patient === null) throw new FirebaseError("not-found", "The patient can't be read.");
  return patient;
}

/**
 * Writes to the audit log that a clinician exports an open record, once in a minute: the rules allow
 * no more.
 *
 * @throws FirebaseError `permission-denied` if the record has closed; `unavailable` while offline
 */
export async function logExport(access: OpenRecordKey): Promise<void> {
  const { patientId: uid, clinicianId: by, appointmentId } = access;
  const opening = await lastOpening(access);
  const id = `${opening?.auditId}-${aMomentAgo().getUTCMinutes()}`;
  if (logged === id) return;
  await runTransaction(firestore(), async (writes) => {
    writes.set(doc(firestore(), collections.auditLog, id), {
      action: "recordExported",
      appointmentId,
      uid,
      by,
      at: serverTimestamp(),
    });
  });
  logged = id;
}

/** The last entry of this document. */
let logged: string | null = null;

/** A few seconds ago, because the rules deny a time that is ahead of the server's clock. */
function aMomentAgo(): Date {
  return new Date(serverNow().getTime() - 5_000);
}

/** When the patient could read a note first, in milliseconds since 1970. */
function readFrom({ visibleFrom, signedAt, updatedAt }: RecordNote): number {
  return (visibleFrom ?? signedAt ?? updatedAt).getTime();
}

async function entriesOf<T extends object>(
  path: string,
  declared: DeclaredQuery,
  values: readonly unknown[],
  schema: StoredSchema<T>,
): Promise<readonly Identified<T>[]> {
  const entries: Identified<T>[] = [];
  const pages = everyPage(
    (...bounds) => declaredQueryAt(path, declared, values, ...bounds),
    pageSize,
  );
  for await (const docs of pages) {
    for (const document of docs) {
      const entry = readDocument(schema, document);
      if (entry !== null) entries.push({ ...entry, id: document.id });
    }
  }
  return entries;
}
