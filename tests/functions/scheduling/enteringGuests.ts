import { randomBytes, randomUUID } from "node:crypto";

import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { expect } from "vitest";

import { visit } from "../../../seed/visits.ts";
import { account, firestore, signInWithCustomToken } from "../support/accounts.ts";
import { post, postAs } from "../support/site.ts";

const { makeGuestLink, enterAsGuest } = visitEndpoints;

/** A secret of a link or a tab. */
export const secret = () => randomBytes(32).toString("base64url");

/** A visit that goes on, with its clinician's account. */
export async function ongoing(fields: Parameters<typeof visit>[0] = {}) {
  const clinician = await account({ role: "medical", name: "Camille Laurent" });
  const its = visit({
    clinicianId: clinician.uid,
    patientId: randomUUID(),
    state: "admitted",
    admittedAt: new Date(),
    expireAt: new Date(Date.now() + 3_600_000),
    ...fields,
  });
  const { id } = await firestore.collection("visits").add(its);
  return { visitId: id, clinician, document: firestore.doc(`guests/${id}`) };
}

/** A visit with a link for its guest. */
export async function invited() {
  const its = await ongoing();
  const order = { visitId: its.visitId, kind: "interpreter", name: "Ana" };
  const answer = await postAs(its.clinician.idToken, makeGuestLink.path, order);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return { ...its, link: makeGuestLink.output.parse(await answer.json()).secret };
}

/** What the page of a link sends. */
export function opening(link: string, tab = secret()) {
  return { secret: link, tab, name: "Ana Prado", session: randomUUID() };
}

/** The status and the body of an answer. */
export async function refusal(asked: Promise<Response>): Promise<[number, unknown]> {
  const answer = await asked;
  return [answer.status, await answer.json()];
}

/** Opens a link, and signs in with the token. */
export async function entered(link: string, tab = secret()) {
  const answer = await post(enterAsGuest.path, { body: opening(link, tab) });
  const { customToken, visitId } = enterAsGuest.output.parse(await answer.json());
  return { visitId, tab, customToken, idToken: await signInWithCustomToken(customToken) };
}
