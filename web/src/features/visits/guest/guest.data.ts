import { collections } from "@salvia/domain/shared/collections";
import { guestSchema, type Guest } from "@salvia/domain/scheduling/visitGuest";
import { doc, serverTimestamp, updateDoc, type DocumentReference } from "firebase/firestore";

import { firestore } from "../../../firebase/firestore.ts";
import { liveDocument } from "../../../firebase/liveQuery/liveDocument.ts";
import { unloadWrite } from "../../../firebase/unloadWrite.ts";

/** The guest of a visit, live; null if there is none. */
export const oneGuest = liveDocument(
  guestSchema,
  (visitId: string) => `${collections.guests}/${visitId}`,
);

/** Lets the guest of a visit in. @throws FirebaseError */
export async function admitGuest(visitId: string): Promise<void> {
  await updateDoc(guestDocument(visitId), { state: "admitted", admittedAt: serverTimestamp() });
}

/** Refuses or removes the guest of a visit, or revokes their link. @throws FirebaseError */
export async function removeGuest(visitId: string): Promise<void> {
  await updateDoc(guestDocument(visitId), { state: "removed" });
}

/**
 * Records that the guest is still present on this page. It writes the session too, so the rules deny
 * it if another page holds the place by now. @throws FirebaseError
 */
export async function updateGuestPresence(visitId: string, session: string): Promise<void> {
  await updateDoc(guestDocument(visitId), { seenAt: serverTimestamp(), session });
}

/** Takes the guest out of the visit, in the same way. @throws FirebaseError */
export async function leaveAsGuest(visitId: string, session: string): Promise<void> {
  await updateDoc(guestDocument(visitId), leftBy(session));
}

/** Like `leaveAsGuest`, but while the page unloads. @throws if the server is unreachable */
export async function leaveAsGuestOnUnload(
  visitId: string,
  session: string,
  idToken: string,
): Promise<void> {
  await unloadWrite(guestDocument(visitId).path, leftBy(session), idToken);
}

function leftBy(session: string) {
  return { state: "left", session } satisfies Partial<Guest>;
}

function guestDocument(visitId: string): DocumentReference {
  return doc(firestore(), collections.guests, visitId);
}
