import { createHash, randomBytes } from "node:crypto";

import {
  calendarFeedPath,
  calendarFeedSchema,
  type calendarEndpoints,
} from "@salvia/domain/scheduling/calendarFeed";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, type Query } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { hasRoleNow, type SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { siteAddress } from "../../settings/siteAddress.ts";
import { stored } from "../../platform/stored.ts";

/** When the caller's address was made. */
export const findFeed: SignedInHandler<typeof calendarEndpoints.findFeed> = async (
  _input,
  call,
) => {
  const uid = await callerWithAppointments(call);
  const { docs } = await feedsOf(uid).get();
  const feeds = docs.flatMap((document) => stored(calendarFeedSchema, document) ?? []);
  return { output: { createdAt: feeds[0]?.createdAt.toISOString() ?? null } };
};

/** Makes an address for the caller. Only its hash is stored, so this is the only time it is known. */
export const renewFeed: SignedInHandler<typeof calendarEndpoints.renewFeed> = async (
  _input,
  call,
) => {
  const uid = await callerWithAppointments(call);
  const token = randomBytes(32).toString("base64url");
  const firestore = getFirestore(adminApp);
  await firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(feedsOf(uid));
    for (const { ref } of docs) transaction.delete(ref);
    transaction.create(feedDocument(token), { uid, createdAt: call.now });
  });
  logger.info("calendar feed renewed", { uid });
  const address = siteAddress().origin + calendarFeedPath(token);
  return { output: { address, createdAt: call.now.toISOString() } };
};

/** Ends the caller's address. */
export const revokeFeed: SignedInHandler<typeof calendarEndpoints.revokeFeed> = async (
  _input,
  call,
) => {
  const uid = await callerWithAppointments(call);
  await getFirestore(adminApp).runTransaction(async (transaction) => {
    const { docs } = await transaction.get(feedsOf(uid));
    for (const { ref } of docs) transaction.delete(ref);
  });
  logger.info("calendar feed revoked", { uid });
  return { output: { createdAt: null } };
};

/** The document of a token. Its id is a hash, so a copy of the database opens no calendar. */
export function feedDocument(token: string) {
  const id = createHash("sha256").update(token).digest("hex");
  return getFirestore(adminApp).collection(collections.calendarFeeds).doc(id);
}

/** A person's feed: one at most, unless two were made at the same moment. */
function feedsOf(uid: string): Query {
  const feeds = getFirestore(adminApp).collection(collections.calendarFeeds);
  return feeds.where("uid", "==", uid).limit(10);
}

/** The uid of a caller who counts against the limit and is a clinician or a member. */
async function callerWithAppointments(call: Parameters<typeof findFeed>[1]): Promise<string> {
  const { uid } = call.person;
  await countRequest("ownCalendarFeed", call, uid);
  const isEither = (await hasRoleNow(uid, "medical")) || (await hasRoleNow(uid, "member"));
  if (!isEither) throw new Refusal("not-allowed");
  return uid;
}
