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
import {
  getFirestore,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { adminApp } from "../platform/adminApp.ts";
import { stored, storedIfValid } from "../platform/stored.ts";
import { keyDocument, leadIn } from "./merge/leadMerge.ts";

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

/** The leads of a household. */
function inHousehold(firestore: Firestore, household: string): Query {
  const leads = firestore.collection(collections.leads);
  return leads.where("household", "==", household).limit(householdMax);
}
