import { isDeepStrictEqual } from "node:util";

import {
  storedAvailabilitySchema,
  type availabilityEndpoints,
} from "@salvia/domain/scheduling/availability";
import { collections } from "@salvia/domain/shared/collections";
import { FieldValue, getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { stored } from "../platform/stored.ts";

/**
 * Stores a clinician's own availability if nobody has changed it since they saw it. Refuses with
 * changed-meanwhile if somebody has, and with not-allowed if the clinician is not in the directory
 * (any more).
 */
export const changeAvailability: SignedInHandler<
  typeof availabilityEndpoints.changeAvailability
> = async ({ seenRev, availability }, call) => {
  const { uid } = call.person;
  await countRequest("availability", call, uid);
  const firestore = getFirestore(adminApp);
  const document = firestore.collection(collections.availability).doc(uid);
  const entry = firestore.collection(collections.staff).doc(uid);
  const rev = await firestore.runTransaction(async (transaction) => {
    const [staff, found] = await Promise.all([transaction.get(entry), transaction.get(document)]);
    if (staff.get("role") !== "medical") throw new Refusal("not-allowed");
    const current = stored(storedAvailabilitySchema, found);
    if (current !== null) {
      const { rev: currentRev, updatedAt: _, ...details } = current;
      // A request that is repeated because its answer was lost.
      if (currentRev === seenRev + 1 && isDeepStrictEqual(details, availability)) return currentRev;
    }
    if ((current?.rev ?? 0) !== seenRev) throw new Refusal("changed-meanwhile");
    const next = { ...availability, rev: seenRev + 1, updatedAt: FieldValue.serverTimestamp() };
    // Keeps fields that a newer version stored.
    transaction.set(document, next, { mergeFields: Object.keys(next) });
    return next.rev;
  });
  logger.info("availability changed", { uid, rev });
  return { output: { rev } };
};
