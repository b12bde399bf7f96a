import { randomBytes } from "node:crypto";

import type { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { isHere, visitSchema } from "@salvia/domain/scheduling/visit";
import {
  guestSchema,
  guestUidPrefix,
  isVisitGoingOn,
  type Guest,
} from "@salvia/domain/scheduling/visitGuest";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { stored } from "../../platform/stored.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { forgetGuest, guestDocument, secretHash, visitDocument } from "./guestDocuments.ts";

/**
 * Makes a link for the guest of the caller's visit. It takes the place of an earlier one. Refuses
 * with guest-present while a guest waits or is in the visit, because a visit has room for one.
 */
export const makeGuestLink: SignedInHandler<typeof visitEndpoints.makeGuestLink> = async (
  { visitId, kind, name },
  call,
) => {
  const { uid } = call.person;
  await refuseIfOff("visits");
  await countRequest("makeGuestLink", call, uid);
  const secret = randomBytes(32).toString("base64url");
  const before = await getFirestore(adminApp).runTransaction(async (transaction) => {
    const visit = stored(visitSchema, await transaction.get(visitDocument(visitId)));
    if (visit === null || visit.clinicianId !== uid || !isVisitGoingOn(visit, call.now)) {
      throw new Refusal("not-allowed");
    }
    const earlier = stored(guestSchema, await transaction.get(guestDocument(visitId)));
    if (earlier !== null && isPresent(earlier, call.now)) throw new Refusal("guest-present");
    const guest: Guest = {
      uid: guestUidPrefix + randomBytes(16).toString("base64url"),
      kind,
      name,
      state: "invited",
      linkHash: secretHash(secret),
      tabHash: null,
      session: null,
      seenAt: null,
      createdAt: call.now,
      admittedAt: null,
      expireAt: visit.expireAt,
    };
    transaction.set(guestDocument(visitId), guest);
    return earlier;
  });
  if (before !== null) await forgetGuest(visitId, before.uid);
  logger.info("guest link made", { visit: visitId });
  return { output: { secret } };
};

function isPresent({ state, seenAt }: Guest, now: Date): boolean {
  return (
    (state === "waiting" || state === "admitted") && seenAt !== null && isHere({ seenAt }, now)
  );
}
