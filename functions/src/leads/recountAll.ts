import { collections } from "@salvia/domain/shared/collections";
import { FieldPath, type Firestore } from "firebase-admin/firestore";

import { pages } from "../pages.ts";
import { recount } from "./recount.ts";

/** The number of users counted, those whose figures were repaired, and those who were busy. */
export type Recounted = { people: number; repaired: string[]; busy: string[] };

const pageSize = 100;

/**
 * Recounts every user who has leads or figures, one after another. Safe to run concurrently with
 * everything, including itself; see `recount`.
 */
export async function recountAll(firestore: Firestore): Promise<Recounted> {
  const ends = new Map<string, Awaited<ReturnType<typeof recount>>>();
  for (const people of [withLeads(firestore), withFigures(firestore)]) {
    // oxlint-disable no-await-in-loop -- one at a time: keeps one page of leads in memory
    for await (const uid of people) {
      if (!ends.has(uid)) ends.set(uid, await recount(firestore, uid));
    }
    // oxlint-enable no-await-in-loop
  }
  const which = (end: string) => [...ends].filter(([, it]) => it === end).map(([uid]) => uid);
  return { people: ends.size, repaired: which("repaired"), busy: which("busy") };
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
