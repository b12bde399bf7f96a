import { isDeepStrictEqual } from "node:util";

import {
  indexEntryOf,
  mergedMax,
  patientIndexPartSchema,
  type IndexEntry,
} from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from "firebase-admin/firestore";

import { pages } from "../pages.ts";
import { stored } from "../stored.ts";
import { indexPatients, known, partsOfIndex } from "./indexPatients.ts";

/** How many clinicians' indexes were compared, and whose were put right. */
export type Repaired = { clinicians: number; repaired: string[] };

/** Documents read at once, and patients put right per transaction. */
const [pageSize, batchSize] = [500, 200];

/**
 * Compares each clinician's index with their patients, puts right what differs, and merges small
 * parts. Builds the indexes of existing patients, too. Safe to run concurrently with everything:
 * what differs is read again in a transaction.
 */
export async function repairIndexes(firestore: Firestore): Promise<Repaired> {
  const clinicians = await cliniciansOf(firestore);
  const repaired: string[] = [];
  for (const uid of clinicians) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: keeps one index in memory
    if (await repairIndex(firestore, uid)) repaired.push(uid);
  }
  return { clinicians: clinicians.size, repaired };
}

/** The clinicians in the directory, and those who have an index. */
async function cliniciansOf(firestore: Firestore): Promise<ReadonlySet<string>> {
  const staff = firestore.collection(collections.staff).where("role", "==", "medical").select();
  const [{ docs }, indexed] = await Promise.all([
    staff.get(),
    firestore.collection(collections.patientIndexes).listDocuments(),
  ]);
  return new Set([...docs, ...indexed].map(({ id }) => id));
}

/** @returns whether something differed */
async function repairIndex(firestore: Firestore, clinicianId: string): Promise<boolean> {
  const { docs } = await partsOfIndex(firestore, clinicianId).get();
  // A part that was edited by hand would stop every update.
  const malformed = docs.filter((part) => partIn(part) === null);
  await Promise.all(malformed.map(({ ref }) => ref.delete()));
  const indexed = new Map(docs.flatMap((part) => Object.entries(partIn(part)?.people ?? {})));
  const due = await treatedPatients(firestore, clinicianId);
  const uids = [...new Set([...indexed.keys(), ...due.keys()])]
    .filter((uid) => !isDeepStrictEqual(indexed.get(uid), due.get(uid)))
    .toSorted();
  for (let at = 0; at < uids.length; at += batchSize) {
    // oxlint-disable-next-line no-await-in-loop -- they may belong to the same part
    await indexPatients(firestore, clinicianId, uids.slice(at, at + batchSize));
  }
  await mergeParts(firestore, clinicianId);
  return malformed.length > 0 || uids.length > 0;
}

async function treatedPatients(
  firestore: Firestore,
  clinicianId: string,
): Promise<ReadonlyMap<string, IndexEntry>> {
  const patients = firestore
    .collection(collections.patients)
    .where("clinicians", "array-contains", clinicianId)
    .orderBy(FieldPath.documentId());
  const entries = new Map<string, IndexEntry>();
  for await (const { docs } of pages(patients, pageSize)) {
    for (const snapshot of docs) {
      const patient = known(snapshot);
      if (patient !== null) entries.set(snapshot.id, indexEntryOf(patient));
    }
  }
  return entries;
}

/** Merges parts that removals have left small with the ones before them. */
async function mergeParts(firestore: Firestore, clinicianId: string): Promise<void> {
  const parts = await partsOfIndex(firestore, clinicianId).orderBy("from").select().get();
  let before: DocumentReference | null = null;
  for (const { ref } of parts.docs) {
    // oxlint-disable-next-line no-await-in-loop -- each is merged into the one before it
    if (before === null || !(await mergePair(firestore, before, ref))) before = ref;
  }
}

async function mergePair(
  firestore: Firestore,
  into: DocumentReference,
  other: DocumentReference,
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const [first, second] = (await transaction.getAll(into, other)).map(partIn);
    if (!first || !second) return false;
    const people = { ...first.people, ...second.people };
    if (Object.keys(people).length > mergedMax) return false;
    transaction.set(into, { ...first, people });
    transaction.delete(other);
    return true;
  });
}

/** Null if the part is missing or malformed. */
function partIn(snapshot: DocumentSnapshot) {
  try {
    return stored(patientIndexPartSchema, snapshot);
  } catch {
    return null;
  }
}
