import { poolIndex } from "@salvia/domain/lead/finding/leadIndex";
import { collections } from "@salvia/domain/shared/collections";
import type { Firestore } from "firebase-admin/firestore";

import { leadIndex } from "./leadIndex.ts";
import { repairIndex } from "./repairIndex.ts";

/** How many indexes of leads were compared, and whose were put right. */
export type RepairedLeadIndexes = { compared: number; repaired: string[] };

/** Compares the index of each owner and that of the pool with their leads. */
export async function repairLeadIndexes(firestore: Firestore): Promise<RepairedLeadIndexes> {
  const readers = await readersOf(firestore);
  const repaired: string[] = [];
  for (const reader of readers) {
    const ownerId = reader === poolIndex ? null : reader;
    const leads = firestore.collection(collections.leads).where("ownerId", "==", ownerId);
    // oxlint-disable-next-line no-await-in-loop -- one at a time: keeps one index in memory
    if (await repairIndex(firestore, leadIndex, reader, leads)) repaired.push(reader);
  }
  return { compared: readers.size, repaired };
}

/** The pool, the salespeople in the directory, and those who have an index. */
async function readersOf(firestore: Firestore): Promise<ReadonlySet<string>> {
  const staff = firestore.collection(collections.staff).where("role", "==", "sales").select();
  const [{ docs }, indexed] = await Promise.all([
    staff.get(),
    firestore.collection(collections.leadIndexes).listDocuments(),
  ]);
  return new Set([poolIndex, ...[...docs, ...indexed].map(({ id }) => id)]);
}
