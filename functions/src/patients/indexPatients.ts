import { isDeepStrictEqual } from "node:util";

import { patientSchema, type Patient } from "@salvia/domain/record/patient";
import {
  changedParts,
  indexEntryOf,
  partIdOf,
  patientIndexParts,
  patientIndexPartSchema,
  type PatientIndexPart,
} from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { stored } from "../stored.ts";

/**
 * Updates the indexes after a write to a patient. Events may arrive in any order and repeatedly:
 * each entry becomes what is true at that time, whatever the event says.
 */
export async function indexWrittenPatient(
  before: DocumentSnapshot | null,
  after: DocumentSnapshot | null,
): Promise<void> {
  const ref = (after ?? before)?.ref;
  const [was, is] = [before && known(before), after && known(after)];
  if (ref === undefined || isDeepStrictEqual(identityOf(was), identityOf(is))) return;
  const { firestore } = ref;
  const patient = await ref.get();
  const clinicians = new Set([...(was?.clinicians ?? []), ...(is?.clinicians ?? [])]);
  await Promise.all(
    Array.from(clinicians, async (clinicianId) => {
      // Without locks: of the many events of an import, most have nothing to write. A later change
      // of the patient has an event of its own.
      const parts = partsOfIndex(firestore, clinicianId);
      const due = await changes(parts, clinicianId, [patient], (query) => query.get());
      if (due.length > 0) await indexPatients(firestore, clinicianId, [ref.id]);
    }),
  );
}

/**
 * Updates the indexes right after many patients were written, so that the events of these writes
 * find nothing to do. What fails here is left to them.
 *
 * @param patients uids of patients by clinicians who treat them or did before
 */
export async function indexWrittenPatients(
  firestore: Firestore,
  patients: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const [clinicianId, uids] of patients) {
    // A single patient would cost as much as its event.
    if (uids.length < 2) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, to limit the load
      await indexPatients(firestore, clinicianId, uids);
    } catch (error) {
      logger.warn("patient index left to events", { uid: clinicianId, error: String(error) });
    }
  }
}

/** Makes the entries of some patients in a clinician's index what is true now. */
export async function indexPatients(
  firestore: Firestore,
  clinicianId: string,
  uids: readonly string[],
): Promise<void> {
  const parts = partsOfIndex(firestore, clinicianId);
  const documents = uids.map((uid) => firestore.collection(collections.patients).doc(uid));
  await firestore.runTransaction(
    async (transaction) => {
      const patients = await transaction.getAll(...documents);
      const read = async (query: Query) => transaction.get(query);
      for (const part of await changes(parts, clinicianId, patients, read)) {
        const document = parts.doc(partIdOf(part));
        if (Object.keys(part.people).length === 0) transaction.delete(document);
        else transaction.set(document, part);
      }
    },
    // Events of the same moment write to the same few documents.
    { maxAttempts: 10 },
  );
}

/** The collection of the parts of a clinician's index. */
export function partsOfIndex(firestore: Firestore, clinicianId: string): CollectionReference {
  return firestore
    .collection(collections.patientIndexes)
    .doc(clinicianId)
    .collection(patientIndexParts);
}

/** A patient as stored; null if missing, or malformed and so in no list. */
export function known(snapshot: DocumentSnapshot): Patient | null {
  try {
    return stored(patientSchema, snapshot);
  } catch {
    return null;
  }
}

/** The parts to write so that the patients' entries are right. */
async function changes(
  parts: CollectionReference,
  clinicianId: string,
  patients: readonly DocumentSnapshot[],
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<PatientIndexPart[]> {
  const uids = patients.map(({ id }) => id).toSorted(byText);
  const [lowest = "", highest = ""] = [uids[0], uids.at(-1)];
  const upToLowest = parts.where("from", "<=", lowest).orderBy("from", "desc").limit(1);
  const behind = parts.where("from", ">", lowest).where("from", "<=", highest).orderBy("from");
  const found = [await read(upToLowest), ...(lowest === highest ? [] : [await read(behind)])];
  const current = found.flatMap(({ docs }) =>
    docs.flatMap((part) => stored(patientIndexPartSchema, part) ?? []),
  );
  const entries = patients.map((snapshot) => {
    const patient = known(snapshot);
    const isTreated = patient?.clinicians.includes(clinicianId) === true;
    return [snapshot.id, isTreated ? indexEntryOf(patient) : null] as const;
  });
  return changedParts(current, new Map(entries));
}

/** What decides about entries. */
function identityOf(patient: Patient | null) {
  return patient && [indexEntryOf(patient), patient.clinicians.toSorted(byText)];
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
