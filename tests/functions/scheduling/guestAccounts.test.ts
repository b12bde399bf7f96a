import { randomUUID } from "node:crypto";

import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { describe, expect, it } from "vitest";

import { foundOrOpened } from "../../../functions/src/accounts/accountOfEmail.ts";
import { beforeSignIn } from "../../../functions/src/accounts/authenticationEvents.ts";
import { account, auth, firestore, signIn } from "../support/accounts.ts";
import { endpointsOfDomain } from "../../../scripts/lib/testing/endpointsOfDomain.ts";
import { runFunction } from "../support/runFunction.ts";
import { exchange, postAs } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";
import { entered, invited, refusal } from "./enteringGuests.ts";

const { makeGuestLink, guestConnection } = visitEndpoints;

/** Gives a guest's account an address and a password, as its holder can at the identity service. */
async function madeOrdinary(idToken: string) {
  const own = { email: `${randomUUID()}@example.com`, password: "a long password" };
  await auth.updateUser(String(claimsOf(idToken)["sub"]), own);
  return { email: own.email, idToken: await signIn(own.email, own.password) };
}

it.each(["of the link", "of a password"])(
  "refuses a guest's token %s at every other endpoint, and gives it no session and no profile",
  async (which) => {
    const { link, document, visitId } = await invited();
    const own = (await entered(link)).idToken;
    const idToken = which === "of the link" ? own : (await madeOrdinary(own)).idToken;
    expect("guest" in claimsOf(idToken)).toBe(which === "of the link");
    await document.update({ state: "admitted", admittedAt: new Date() });
    const answer = await exchange(idToken);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    // These call for no session, or are the guest's own.
    const open = new Set<string>([
      guestConnection.path,
      sessionEndpoints.sessionLogout.path,
      sessionEndpoints.findSwitches.path,
    ]);
    const bodies = new Map<string, unknown>([
      [visitEndpoints.turnCredentials.path, { appointmentId: visitId }],
      [makeGuestLink.path, { visitId, kind: "relative", name: null }],
    ]);
    const asked = (await endpointsOfDomain()).filter(
      ({ path, input }) =>
        !open.has(path) && input?.safeParse(bodies.get(path) ?? {}).success === true,
    );
    expect(asked.length).toBeGreaterThan(8);
    for (const { path } of asked) {
      const refused = await refusal(postAs(idToken, path, bodies.get(path) ?? {}));
      expect([path, refused]).toEqual([path, [401, { error: "invalid-id-token" }]]);
    }
    const uid = String((await document.get()).get("uid"));
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
  },
);

describe("a guest's account with an address", () => {
  async function ordinary() {
    const { link, document } = await invited();
    const { email } = await madeOrdinary((await entered(link)).idToken);
    return { email, uid: String((await document.get()).get("uid")) };
  }
  const isThere = async (uid: string) => (await auth.getUsers([{ uid }])).users.length === 1;
  const signsIn = (data: object) =>
    runFunction(beforeSignIn, {
      eventType: "providers/cloud.auth/eventTypes/user.beforeSignIn:password",
      data,
    });

  it("is refused at a sign-in and deleted, unlike a guest who comes by the link", async () => {
    const { email, uid } = await ordinary();
    await signsIn({ uid });
    expect(await isThere(uid)).toBe(true);
    await expect(signsIn({ uid, email })).rejects.toThrow("not for signing in");
    expect(await isThere(uid)).toBe(false);
    await expect(signsIn({ uid: "username-decoy" })).rejects.toThrow("not for signing in");
  });

  it("is shown to administrators, and gets no role", async () => {
    const { email, uid } = await ordinary();
    const admin = await account({ role: "admin", emailVerified: true });
    const { listAccounts, changeAccess } = accessEndpoints;
    const search = { text: email, role: null, state: null, from: null };
    const found = await (await postAs(admin.idToken, listAccounts.path, search)).json();
    expect(found).toMatchObject({ accounts: [{ uid, email }] });
    await auth.updateUser(uid, { emailVerified: true });
    const order = { uid, change: { kind: "role", role: "member" } };
    expect(await refusal(postAs(admin.idToken, changeAccess.path, order))).toEqual([
      403,
      { error: "email-not-verified" },
    ]);
  });

  it("makes way for the address's owner, with all that it left", async () => {
    const { email, uid } = await ordinary();
    const left = [`users/${uid}`, `usernames/${uid.toLowerCase()}`, `revocations/${uid}`];
    for (const path of left) await firestore.doc(path).set({ uid });
    const opened = await foundOrOpened(auth, email, "Ana Prado");
    expect([opened.email, opened.uid === uid]).toEqual([email, false]);
    expect(await isThere(uid)).toBe(false);
    const documents = await firestore.getAll(...left.map((path) => firestore.doc(path)));
    expect(documents.map(({ exists }) => exists)).toEqual([false, false, false]);
  });
});
