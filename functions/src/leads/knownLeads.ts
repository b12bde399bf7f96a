import { collections } from "@salvia/domain/shared/collections";
import type { KnownAs } from "@salvia/domain/lead/leadImport";
import { leadKeySchema } from "@salvia/domain/lead/leadUniqueKeys";
import {
  getFirestore,
  type DocumentReference,
  type DocumentSnapshot,
} from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { stored } from "../stored.ts";

/** Reads documents: outside of a transaction, or in one. */
type ReadAll = (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/**
 * Whose leads hold some keys, as `uid` may know it: one read a key, and one for each lead that is
 * found. Keys that nobody holds are left out.
 */
export async function knownLeads(
  keys: readonly string[],
  uid: string,
  readAll: ReadAll,
): Promise<ReadonlyMap<string, KnownAs>> {
  const firestore = getFirestore(adminApp);
  const leadIds = new Map<string, string>();
  for (const key of await all(keys, collections.leadKeys)) {
    const held = stored(leadKeySchema, key);
    if (held !== null) leadIds.set(key.id, held.leadId);
  }
  const owners = new Map<string, KnownAs>();
  for (const lead of await all(leadIds.values(), collections.leads)) {
    const ownerId: unknown = lead.get("ownerId");
    owners.set(lead.id, ownerId === uid ? "mine" : ownerId === null ? "pool" : "colleague");
  }
  return new Map(
    Array.from(leadIds, ([key, leadId]) => [key, owners.get(leadId) ?? "colleague"] as const),
  );

  async function all(ids: Iterable<string>, collection: string): Promise<DocumentSnapshot[]> {
    const documents = Array.from(new Set(ids), (id) => firestore.collection(collection).doc(id));
    return documents.length === 0 ? [] : await readAll(...documents);
  }
}
