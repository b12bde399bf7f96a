import { leadSchema, newLead, type Lead } from "@salvia/domain/lead/lead";
import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import {
  leadKeySchema,
  leadUniqueKeys,
  sharedKeyTypes,
  householdMax,
} from "@salvia/domain/lead/leadUniqueKeys";
import { collections } from "@salvia/domain/shared/collections";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { getFirestore, type DocumentSnapshot, type Firestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { adminApp } from "../platform/adminApp.ts";
import { stored } from "../platform/stored.ts";
import { keyDocument, leadIn } from "./merge/leadMerge.ts";
import { inHousehold } from "./sharedKeys.ts";

/** Creates a lead for a second person of a household. */
export const addToHousehold: SignedInHandler<typeof leadEndpoints.addToHousehold> = async (
  order,
  call,
) => {
  const { uid } = call.person;
  await countRequest("leadImport", call, uid);
  await createInHousehold(getFirestore(adminApp), order, uid, call.now);
  logger.info("lead added to household", { uid, lead: order.leadId });
  return { output: {} };
};

/**
 * Creates the lead, and its keys that are free. A key that a lead of the household has stays with
 * that lead. A document identifies one person, so it is never shared.
 *
 * @throws Refusal not-found or not-allowed if the known lead is not the caller's, has as many people
 *   as a household may have, or if another lead has one of the keys
 */
async function createInHousehold(
  firestore: Firestore,
  { leadId, of, lead: { source, ...details } }: InputOf<typeof leadEndpoints.addToHousehold>,
  uid: string,
  now: Date,
): Promise<void> {
  const leads = firestore.collection(collections.leads);
  const keys = leadUniqueKeys(details);
  await firestore.runTransaction(async (transaction) => {
    const [there, known, ...held] = await transaction.getAll(
      leads.doc(leadId),
      leads.doc(of),
      ...Array.from(keys.values(), (id) => keyDocument(firestore, id)),
    );
    const first = leadIn(known?.data());
    if (first === null || !known) throw new Refusal("not-found");
    if (first.ownerId !== uid) throw new Refusal("not-allowed");
    const household = first.household ?? of;
    if (there?.exists) {
      // The same call was answered before.
      if (there.get("household") === household && there.get("ownerId") === uid) return;
      throw new Refusal("not-allowed");
    }
    const { docs: others } = await transaction.get(inHousehold(firestore, household));
    const ids = new Set([of, ...others.map(({ id }) => id)]);
    if (ids.size >= householdMax) throw new Refusal("not-allowed");
    const isFree = (key: DocumentSnapshot) => {
      const holder = stored(leadKeySchema, key)?.leadId;
      if (holder === undefined) return true;
      const isShared = sharedKeyTypes.some((type) => keys.get(type) === key.id);
      if (!isShared || !ids.has(holder)) throw new Refusal("not-allowed");
      return false;
    };
    const free = held.filter(isFree);
    const lead = {
      ...newLead(details, source, uid),
      household,
      createdAt: now,
      updatedAt: now,
    } satisfies Lead;
    transaction.create(leads.doc(leadId), leadSchema.parse(lead));
    for (const { ref } of free) transaction.set(ref, { leadId });
    if (first.household === undefined) transaction.update(known.ref, { household });
  });
}
