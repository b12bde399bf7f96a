import { collections } from "@salvia/domain/shared/collections";
import { FieldPath, type Firestore } from "firebase-admin/firestore";

import { pages } from "../pages.ts";
import { recount } from "./recount.ts";

/** How many people there were to count for, whose figures were put right, and who was too busy. */
export type Recounted = { people: number; repaired: string[]; busy: string[] };

const pageSize = 100;

/**
 * Counts anew the leads of everyone who has some, and of everyone who has figures, one after the
 * other. May run beside everything else, itself included; see `recount`.
 */
export async function recountAll(firestore: Firestore): Promise<Recounted> {
  const ends = new Map<string, Awaited<ReturnType<typeof recount>>>();
  for (const people of [withLeads(firestore), withFigures(firestore)]) {
    // oxlint-disable no-await-in-loop -- one at a time: so much is in memory as a page of one's leads
    for await (const uid of people) {
      if (!ends.has(uid)) ends.set(uid, await recount(firestore, uid));
    }
    // oxlint-enable no-await-in-loop
  }
  const which = (end: string) => [...ends].filter(([, it]) => it === end).map(([uid]) => uid);
  return { people: ends.size, repaired: which("repaired"), busy: which("busy") };
}

/** Whoever has leads, each once: for one read each, however many leads they have. */
async function* withLeads(firestore: Firestore): AsyncGenerator<string> {
  const leads = firestore.collection(collections.leads).orderBy("ownerId").select("ownerId");
  let last = "";
  while (true) {
    // oxlint-disable-next-line no-await-in-loop -- whoever is next comes after the last
    const next = await leads.where("ownerId", ">", last).limit(1).get();
    const ownerId: unknown = next.docs[0]?.get("ownerId");
    if (typeof ownerId !== "string") return;
    yield ownerId;
    last = ownerId;
  }
}

/** Whoever has figures: their leads may all have gone to somebody else. */
async function* withFigures(firestore: Firestore): AsyncGenerator<string> {
  const stats = firestore.collection(collections.salesStats).orderBy(FieldPath.documentId());
  for await (const { docs } of pages(stats.select(), pageSize)) yield* docs.map(({ id }) => id);
}
