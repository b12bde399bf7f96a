import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { KnownAs } from "@salvia/domain/lead/leadImport";
import { leadKeySchema } from "@salvia/domain/lead/leadUniqueKeys";
import { collections } from "@salvia/domain/shared/collections";
import {
  getFirestore,
  type DocumentReference,
  type DocumentSnapshot,
} from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { stored } from "../platform/stored.ts";

/** Checks, before an import, which people of a file are already leads, and whose. */
export const checkLeadKeys: SignedInHandler<typeof leadEndpoints.checkLeadKeys> = async (
  { rows },
  call,
) => {
  await countRequest("leadImport", call, call.person.uid);
  const firestore = getFirestore(adminApp);
  const known = await knownLeads(rows.flat(), call.person.uid, (...documents) =>
    firestore.getAll(...documents),
  );
  const ofRow = (keys: readonly string[]) => keys.map((key) => known.get(key)).find(Boolean);
  return { output: { known: rows.map((keys) => ofRow(keys) ?? null) } };
};

/** Reads documents, inside or outside a transaction. */
type ReadAll = (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/**
 * Finds the leads that have the given keys, with what `uid` may know of them: one read per key, and
 * one per lead found. Omits unused keys.
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
