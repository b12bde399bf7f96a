import { leadSchema } from "@salvia/domain/lead/lead";
import { householdMax, leadKeySchema, leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { collections } from "@salvia/domain/shared/collections";
import type { DocumentSnapshot, Firestore, Query } from "firebase-admin/firestore";

import { stored, storedIfValid } from "../platform/stored.ts";
import { keyDocument } from "./merge/leadMerge.ts";

/**
 * Lets keys follow their values within a household: what a lead gives up goes to another that has
 * the same value, or is free. Leads outside a household exchange their keys as they are written.
 */
export async function settleSharedKeys(
  before: DocumentSnapshot,
  after: DocumentSnapshot | null,
): Promise<void> {
  const [old, now] = [before, after].map((each) => each && storedIfValid(leadSchema, each));
  if (!old || old.household === undefined) return;
  const { household } = old;
  const { firestore } = before.ref;
  const kept = new Set(now ? leadUniqueKeys(now).values() : []);
  const given = [...leadUniqueKeys(old).values()].filter((id) => !kept.has(id));
  if (given.length === 0) return;
  await firestore.runTransaction(async (transaction) => {
    const keys = await transaction.getAll(...given.map((id) => keyDocument(firestore, id)));
    const { docs } = await transaction.get(inHousehold(firestore, household));
    const people = docs.flatMap((each) => {
      const lead = storedIfValid(leadSchema, each);
      return lead === null ? [] : [{ id: each.id, keys: [...leadUniqueKeys(lead).values()] }];
    });
    for (const key of keys) {
      const holder = stored(leadKeySchema, key)?.leadId;
      const sharing = people.filter(({ keys: own }) => own.includes(key.id));
      // It may belong to a lead outside, which took it in the meantime.
      const isOurs = holder === before.id || people.some(({ id }) => id === holder);
      if (holder !== undefined && (!isOurs || sharing.some(({ id }) => id === holder))) continue;
      const [next] = sharing;
      if (next !== undefined) transaction.set(key.ref, { leadId: next.id });
      else if (key.exists) transaction.delete(key.ref);
    }
  });
}

export function inHousehold(firestore: Firestore, household: string): Query {
  const leads = firestore.collection(collections.leads);
  return leads.where("household", "==", household).limit(householdMax);
}
