import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { expect, it } from "vitest";

import { sweepGuests } from "../../../functions/src/visits/guests/sweepGuests.ts";
import { account, auth, firestore, signInWithCustomToken } from "../support/accounts.ts";
import { post, postAs, sortedStatuses } from "../support/site.ts";
import { entered, invited, ongoing, opening, refusal, secret } from "./enteringGuests.ts";

const { makeGuestLink, enterAsGuest, guestConnection } = visitEndpoints;

it("stores only the hash of a link, and makes one for the clinician of a visit alone", async () => {
  const { document, link, visitId } = await invited();
  const stored = JSON.stringify((await document.get()).data());
  expect(stored).not.toContain(link);
  expect(stored).toContain('"state":"invited"');

  const order = { visitId, kind: "relative", name: null };
  for (const role of ["medical", "member", "admin"] as const) {
    const other = await account({ role });
    expect(await refusal(postAs(other.idToken, makeGuestLink.path, order))).toEqual([
      403,
      { error: "not-allowed" },
    ]);
  }
  const { clinician, visitId: over } = await ongoing({ state: "ended", endedAt: new Date() });
  const late = postAs(clinician.idToken, makeGuestLink.path, { ...order, visitId: over });
  expect(await refusal(late)).toEqual([403, { error: "not-allowed" }]);
});

it("lets a link be used by one tab, which may reload, even if two open it at once", async () => {
  const { link, document, visitId } = await invited();
  const [one, other] = [opening(link), opening(link)];
  const both = await Promise.all([one, other].map((body) => post(enterAsGuest.path, { body })));
  expect(sortedStatuses(both)).toEqual([200, 410]);
  const [winner, loser] = both[0]?.status === 200 ? [one, other] : [other, one];
  expect(await refusal(post(enterAsGuest.path, { body: loser }))).toEqual([
    410,
    { error: "link-used" },
  ]);
  const again = await post(enterAsGuest.path, { body: { ...winner, session: "reloaded" } });
  expect(await again.json()).toMatchObject({ visitId });
  expect((await document.get()).data()).toMatchObject({
    state: "waiting",
    name: "Ana Prado",
    session: "reloaded",
  });
  await document.update({ state: "removed" });
  expect(await refusal(post(enterAsGuest.path, { body: winner }))).toEqual([
    410,
    { error: "guest-removed" },
  ]);
});

it("refuses a second guest while one is there, and then voids the link and account before", async () => {
  const { link, clinician, visitId, document } = await invited();
  const order = { visitId, kind: "relative", name: null };
  const { tab } = await entered(link);
  expect(await refusal(postAs(clinician.idToken, makeGuestLink.path, order))).toEqual([
    409,
    { error: "guest-present" },
  ]);
  const uid = String((await document.get()).get("uid"));
  expect((await auth.getUser(uid)).customClaims).toBeUndefined();
  // Not heard from any more, like a killed tab.
  await document.update({ seenAt: new Date(Date.now() - 60_000) });
  expect((await postAs(clinician.idToken, makeGuestLink.path, order)).status).toBe(200);
  expect((await auth.getUsers([{ uid }])).users).toEqual([]);
  expect(await refusal(post(enterAsGuest.path, { body: opening(link, tab) }))).toEqual([
    410,
    { error: "link-expired" },
  ]);
});

it("refuses unknown links, and those of a visit that has ended or closed", async () => {
  const late = { error: "link-expired" };
  expect(await refusal(post(enterAsGuest.path, { body: opening(secret()) }))).toEqual([410, late]);
  for (const fields of [{ state: "ended" }, { expireAt: new Date(Date.now() - 1) }]) {
    const { link, visitId } = await invited();
    await firestore.doc(`visits/${visitId}`).update(fields);
    expect(await refusal(post(enterAsGuest.path, { body: opening(link) }))).toEqual([410, late]);
  }
});

it("tells the servers and the clinician's name to an admitted guest alone", async () => {
  const { link, clinician, document } = await invited();
  const { idToken } = await entered(link);
  const ask = (token: string) => postAs(token, guestConnection.path, {});
  const refused = [403, { error: "not-allowed" }];
  expect(await refusal(ask(idToken))).toEqual(refused);
  await firestore.doc(`staff/${clinician.uid}`).set({
    name: "Camille Laurent",
    role: "medical",
    specialty: null,
    languages: [],
    timezone: null,
  });
  await document.update({ state: "admitted", admittedAt: new Date() });
  expect(await (await ask(idToken)).json()).toEqual({
    iceServers: [],
    clinicianName: "Camille Laurent",
  });
  expect(await refusal(ask(clinician.idToken))).toEqual([401, { error: "invalid-id-token" }]);
  await document.update({ state: "removed" });
  expect(await refusal(ask(idToken))).toEqual(refused);
});

it("sweeps a guest's account a day later, also one that came back, and no other account", async () => {
  const { link, clinician, document } = await invited();
  const { customToken } = await entered(link);
  const uid = String((await document.get()).get("uid"));
  const found = async (one: string) => (await auth.getUsers([{ uid: one }])).users;
  const isThere = async () => (await found(uid)).length === 1;
  // The other stories' guests stay: this sweep sees two accounts, one a page.
  const ours: Parameters<typeof sweepGuests>[1] = {
    listUsers: async (_size, page) =>
      page === undefined
        ? { users: await found(clinician.uid), pageToken: "next" }
        : { users: await found(uid) },
    deleteUsers: (uids) => auth.deleteUsers(uids),
  };
  const sweep = (hours: number) => sweepGuests(new Date(Date.now() + hours * 3_600_000), ours);

  // The clinician closes the browser without ending the visit.
  expect(await sweep(23)).toBe(0);
  expect(await isThere()).toBe(true);
  expect(await sweep(25)).toBe(1);
  expect(await isThere()).toBe(false);
  // A custom token is valid for an hour, and signing in with it creates the account again.
  await signInWithCustomToken(customToken);
  expect(await isThere()).toBe(true);
  expect(await sweep(25)).toBe(1);
  expect(await isThere()).toBe(false);
  expect(await found(clinician.uid)).toHaveLength(1);
});
