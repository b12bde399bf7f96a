import type { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { collections } from "@salvia/domain/shared/collections";
import { visitSchema } from "@salvia/domain/scheduling/visit";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import { guestSchema, isVisitGoingOn, type Guest } from "@salvia/domain/scheduling/visitGuest";
import { getAuth } from "firebase-admin/auth";
import { getFirestore, type Transaction } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import type { Handler } from "../../http/route.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { stored } from "../../platform/stored.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { secretHash, visitDocument } from "./guestDocuments.ts";

/**
 * Exchanges the secret of a guest's link for a custom token whose claim `guest` names the visit. The
 * link belongs to the first tab that opens it: repeating the call from there continues where the
 * guest was, after a reload or a lost answer, and any other tab is refused with link-used.
 *
 * Refuses with link-expired an unknown or replaced link and a visit that has ended, and with
 * guest-removed a guest whom the clinician doesn't want.
 */
export const enterAsGuest: Handler<typeof visitEndpoints.enterAsGuest> = async (entry, call) => {
  await refuseIfOff("visits");
  const linkHash = secretHash(entry.secret);
  await countRequest("enterAsGuest", call, linkHash);
  const { visitId, uid } = await getFirestore(adminApp).runTransaction(async (transaction) => {
    const found = await guestOfLink(transaction, linkHash);
    const visit = found && stored(visitSchema, await transaction.get(visitDocument(found.ref.id)));
    if (found === null || visit === null || !isVisitGoingOn(visit, call.now)) {
      throw new Refusal("link-expired");
    }
    transaction.update(found.ref, { ...entered(found.guest, entry, call.now) });
    return { visitId: found.ref.id, uid: found.guest.uid };
  });
  logger.info("guest entered", { visit: visitId });
  const customToken = await getAuth(adminApp).createCustomToken(uid, { guest: visitId });
  return { output: { customToken, visitId } };
};

async function guestOfLink(transaction: Transaction, linkHash: string) {
  const guests = getFirestore(adminApp).collection(collections.guests);
  const { docs } = await transaction.get(guests.where("linkHash", "==", linkHash).limit(1));
  const [document] = docs;
  const guest = document === undefined ? null : stored(guestSchema, document);
  return document === undefined || guest === null ? null : { ref: document.ref, guest };
}

/** The change of a guest whose page opens. Those who admitted them keep seeing the same name. */
function entered(
  guest: Guest,
  entry: InputOf<typeof visitEndpoints.enterAsGuest>,
  now: Date,
): Partial<Guest> {
  const tabHash = secretHash(entry.tab);
  if (guest.state === "removed") throw new Refusal("guest-removed");
  if (guest.tabHash !== null && guest.tabHash !== tabHash) throw new Refusal("link-used");
  const place: Partial<Guest> =
    guest.admittedAt === null ? { state: "waiting", name: entry.name } : { state: "admitted" };
  return { ...place, tabHash, session: entry.session, seenAt: now };
}
