import { poolIndex } from "@salvia/domain/lead/finding/leadIndex";
import { collections } from "@salvia/domain/shared/collections";
import { FieldPath, type Firestore } from "firebase-admin/firestore";

import { pages } from "../platform/pages.ts";
import { itemsById, scan, type ScanRun } from "../platform/scan.ts";
import { leadIndex } from "../searchIndexes/leadIndex.ts";
import { entriesOf, readersOfIndex, repairIndex } from "../searchIndexes/repairIndex.ts";
import { recount } from "./recount.ts";

/**
 * The number of users counted, those whose figures were repaired, and those who were busy; and the
 * number of search indexes compared, and those that were repaired.
 */
export type Recounted = {
  people: number;
  repaired: string[];
  busy: string[];
  compared: number;
  repairedIndexes: string[];
};

const pageSize = 100;

/**
 * Recounts every user who has leads or figures, and compares their search index and that of the pool
 * with the leads, which are read once for both. Safe to run concurrently with everything, including
 * itself; see `recount` and `repairIndex`.
 */
export async function recountAll(
  firestore: Firestore,
  run: ScanRun | null = null,
): Promise<Recounted> {
  const done: Recounted = { people: 0, repaired: [], busy: [], compared: 0, repairedIndexes: [] };
  const ids = new Set([poolIndex, ...(await readersOfIndex(firestore, leadIndex, "sales"))]);
  for await (const uid of withLeads(firestore)) ids.add(uid);
  for await (const uid of withFigures(firestore)) ids.add(uid);
  await scan(run, itemsById(ids), async ({ id }) => {
    const entries = id === poolIndex ? await pooled(firestore) : await countOwned(id);
    done.compared += 1;
    if (await repairIndex(firestore, leadIndex, id, entries)) done.repairedIndexes.push(id);
  });
  return done;

  async function countOwned(uid: string) {
    const { end, entries } = await recount(firestore, uid);
    if (end !== "none") done.people += 1;
    if (end === "repaired" || end === "busy") done[end].push(uid);
    return entries;
  }
}

function pooled(firestore: Firestore) {
  const leads = firestore.collection(collections.leads).where("ownerId", "==", null);
  return entriesOf(leadIndex, poolIndex, leads);
}

/** The owners of leads, each once, at one read per owner however many leads they have. */
async function* withLeads(firestore: Firestore): AsyncGenerator<string> {
  const leads = firestore.collection(collections.leads).orderBy("ownerId").select("ownerId");
  let last = "";
  while (true) {
    // oxlint-disable-next-line no-await-in-loop -- the next owner comes after the last one
    const next = await leads.where("ownerId", ">", last).limit(1).get();
    const ownerId: unknown = next.docs[0]?.get("ownerId");
    if (typeof ownerId !== "string") return;
    yield ownerId;
    last = ownerId;
  }
}

/** The users who have figures, even if all their leads now belong to others. */
async function* withFigures(firestore: Firestore): AsyncGenerator<string> {
  const stats = firestore.collection(collections.salesStats).orderBy(FieldPath.documentId());
  for await (const { docs } of pages(stats.select(), pageSize)) yield* docs.map(({ id }) => id);
}
