import { collections } from "@salvia/domain/shared/collections";
import { erasedData, erasedWith, type ErasedData } from "@salvia/domain/privacy/erasedData";
import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";

import { addressesOf, queriesOf, type Person } from "./personQueries.ts";

/** Documents erased per transaction, which allows 500 writes. */
const pageSize = 300;

/**
 * Erases a person's data in the order of the map of personal data, and counts it in the erasure's
 * document.
 *
 * @param until when to leave the rest to the next call, in milliseconds since 1970
 * @returns whether everything is erased
 */
export async function eraseData(
  firestore: Firestore,
  erasure: DocumentReference,
  person: Person,
  until: number,
): Promise<boolean> {
  const held = erasedData(person.subject);
  const byId = held.filter(({ found }) => found.by === "id");
  const steps = held.filter((data) => data.found.by !== "id" || data === byId[0]);
  const addresses = await addressesOf(firestore, person);
  // oxlint-disable no-await-in-loop -- each step relies on the one before it
  for (const step of steps) {
    if (step === byId[0]) await eraseOwn(firestore, erasure, person, byId);
    for (const query of queriesOf(firestore, person, addresses, step)) {
      if (!(await eraseFound(firestore, erasure, query, step, until))) return false;
    }
  }
  // oxlint-enable no-await-in-loop
  return true;
}

/**
 * Deletes the documents with the person's ID at once, and a lead's keys with it: a leftover key
 * would keep the person from becoming a lead again.
 */
async function eraseOwn(
  firestore: Firestore,
  erasure: DocumentReference,
  { subject, subjectId }: Person,
  held: readonly ErasedData[],
): Promise<void> {
  const own = held.map(({ collection }) => firestore.collection(collection).doc(subjectId));
  const keys = firestore.collection(collections.leadKeys).where("leadId", "==", subjectId);
  await firestore.runTransaction(async (transaction) => {
    const found = (await transaction.getAll(...own)).filter(({ exists }) => exists);
    const { docs } =
      subject === "lead" ? await transaction.get(keys.limit(pageSize)) : { docs: [] };
    for (const { ref } of [...found, ...docs]) transaction.delete(ref);
    count(
      transaction,
      erasure,
      [...found, ...docs].map(({ ref }) => ref.parent.id),
    );
  });
}

/** @returns whether nothing is left */
async function eraseFound(
  firestore: Firestore,
  erasure: DocumentReference,
  query: Query,
  data: ErasedData,
  until: number,
): Promise<boolean> {
  let size = pageSize;
  while (size === pageSize) {
    if (Date.now() >= until) return false;
    const below = erasedWith(data.collection);
    // oxlint-disable no-await-in-loop -- pages are deleted one after another
    if (below.length > 0) {
      for (const { ref } of (await query.limit(pageSize).get()).docs) {
        for (const items of below) {
          const child = { ...data, collection: items };
          const isDone = await eraseFound(firestore, erasure, ref.collection(items), child, until);
          if (!isDone) return false;
        }
      }
    }
    size = await erasePage(firestore, erasure, query, data);
    // oxlint-enable no-await-in-loop
  }
  return true;
}

async function erasePage(
  firestore: Firestore,
  erasure: DocumentReference,
  query: Query,
  { collection, erasure: what }: ErasedData,
): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const { docs, size } = await transaction.get(query.limit(pageSize));
    for (const document of docs) {
      if (what.kind === "delete") transaction.delete(document.ref);
      else strip(transaction, document, what.fields);
    }
    count(
      transaction,
      erasure,
      docs.map(() => collection),
    );
    return size;
  });
}

function strip(
  transaction: Transaction,
  document: QueryDocumentSnapshot,
  fields: readonly string[],
): void {
  const rev: unknown = document.get("rev");
  transaction.update(document.ref, {
    ...Object.fromEntries(fields.map((field) => [field, null])),
    // Otherwise, saving an open form would restore the data.
    ...(typeof rev === "number" && { rev: rev + 1 }),
  });
}

/** Adds to the counts of the given collections; a collection may occur several times. */
function count(
  transaction: Transaction,
  erasure: DocumentReference,
  names: readonly string[],
): void {
  if (names.length === 0) return;
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const added = Array.from(counts, ([name, by]) => [`erased.${name}`, FieldValue.increment(by)]);
  transaction.update(erasure, Object.fromEntries(added));
}
