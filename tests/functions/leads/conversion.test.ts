import { randomUUID } from "node:crypto";

import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { NewMember } from "@salvia/domain/lead/conversion";
import { expect, it } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { lead } from "../../../seed/leads.ts";
import { account, auth, firestore } from "../support/accounts.ts";
import { mailsTo } from "../support/mails.ts";
import { withDates } from "../support/withDates.ts";
import { answerOf } from "./merge/merging.ts";

const unknownAccount = { code: "auth/user-not-found" };
const startsOn = new Date().toISOString().slice(0, 10);
const member: NewMember = { birthDate: "1984-02-29", sex: "female", language: "es" };

/** A salesperson with a lead whose documents are complete. */
async function saleOf(details: Partial<Lead> = {}) {
  const { uid, idToken } = await account({ role: "sales" });
  const email = `${randomUUID()}@example.com`;
  const names = { firstName: "Inés", lastName: "Carvajal" };
  const standing = { status: "documents", step: 5, rev: 4, ownerId: uid } as const;
  const whole = lead({ ...names, email, ...standing, ...details });
  const document = await firestore.collection("leads").add(whole);
  const order = { leadId: document.id, rev: 4, startsOn, member };
  return {
    uid,
    email,
    id: document.id,
    convert: (change: object = {}) =>
      answerOf(idToken, leadEndpoints.convertLead.path, { ...order, ...change }),
    undo: () => answerOf(idToken, leadEndpoints.undoConversion.path, { leadId: document.id }),
    lead: async () => withDates((await document.get()).data()),
    memberId: async () => (await auth.getUserByEmail(email)).uid,
  };
}

const partsOf = async (uid: string) => {
  const found = await firestore.getAll(
    ...["patients", "coverages"].map((name) => firestore.doc(`${name}/${uid}`)),
  );
  return found.map((each) => each.data() ?? null);
};

const invited = { member: "invited" };

it("opens a member's account with record, plan and one invitation, however often it is sent", async () => {
  const sale = await saleOf({ phone: "+34612345678", plan: "premium" });
  const answers = await Promise.all([sale.convert(), sale.convert()]);
  expect(answers).toContainEqual(invited);
  expect(await sale.convert()).toEqual(invited);
  expect(await sale.lead()).toMatchObject({ status: "enrolled", step: 6, kind: "client", rev: 5 });
  const uid = await sale.memberId();
  expect(await partsOf(uid)).toEqual([
    {
      name: "Inés Carvajal",
      ...member,
      phone: "+34612345678",
      memberNumber: null,
      clinicians: [],
    },
    { plan: "premium", startsOn, endsOn: null, family: [] },
  ]);
  expect((await auth.getUser(uid)).customClaims).toMatchObject({ role: "member" });
  const mails = await mailsTo(sale.email, 1);
  expect(mails.map(({ subject }) => subject)).toEqual(["Tu cuenta de cliente está lista"]);
  const { docs } = await firestore.collection("auditLog").where("uid", "==", uid).get();
  const actions = docs.map((entry): unknown => entry.get("action"));
  expect(new Set(actions)).toEqual(new Set(["roleChanged", "leadConverted"]));
  expect(actions).toHaveLength(2);
});

it("converts without an account where none is wanted, or the lead has no address", async () => {
  const sale = await saleOf();
  expect(await sale.convert({ member: null })).toEqual({ member: "none" });
  expect(await sale.lead()).toMatchObject({ status: "enrolled", kind: "client" });
  await expect(auth.getUserByEmail(sale.email)).rejects.toMatchObject(unknownAccount);
  const unreachable = await saleOf({ email: null, phone: "+34612345678" });
  expect(await unreachable.convert()).toEqual({ member: "none" });
});

it("keeps the record and plan of someone who is a member already", async () => {
  const sale = await saleOf();
  const { uid } = await auth.createUser({ email: sale.email, emailVerified: true });
  await auth.setCustomUserClaims(uid, { role: "member" });
  const before = { name: "Inés C.", ...member, memberNumber: "A1", phone: null, clinicians: [] };
  await firestore.doc(`patients/${uid}`).set(before);
  expect(await sale.convert()).toEqual({ member: "known" });
  expect(await partsOf(uid)).toEqual([before, null]);
  expect(await sale.undo()).toEqual({ blocker: null });
  expect(await partsOf(uid)).toEqual([before, null]);
});

it("makes an account in use a member's, without an invitation", async () => {
  const sale = await saleOf();
  const { uid } = await auth.createUser({ email: sale.email, emailVerified: true });
  await firestore.doc(`users/${uid}`).set({ displayName: "Inés" });
  expect(await sale.convert()).toEqual({ member: "joined" });
  expect((await partsOf(uid))[0]).toMatchObject({ name: "Inés Carvajal" });
  expect(await sale.undo()).toEqual({ blocker: "signedIn" });
});

it.each([
  ["of a colleague", { emailVerified: true }, "sales"],
  ["that is disabled", { emailVerified: true, disabled: true }, null],
  ["whose address no one has confirmed", {}, null],
])("changes nothing if the account is one %s", async (_name, details, role) => {
  const sale = await saleOf();
  const { uid } = await auth.createUser({ email: sale.email, ...details });
  await auth.setCustomUserClaims(uid, role === null ? null : { role });
  expect(await sale.convert()).toEqual({ member: "refused" });
  expect(await sale.lead()).toMatchObject({ status: "documents", rev: 4 });
  expect(await partsOf(uid)).toEqual([null, null]);
});

it("refuses other people's leads, stale pages, other stages and implausible days", async () => {
  const sale = await saleOf();
  const changed = [409, { error: "changed-meanwhile" }];
  expect(await sale.convert({ rev: 3 })).toEqual(changed);
  expect(await sale.convert({ leadId: "none" })).toEqual([404, { error: "not-found" }]);
  expect(await sale.convert({ startsOn: "2001-01-01" })).toEqual([400, { error: "bad-request" }]);
  const colleague = await account({ role: "sales" });
  const order = { leadId: sale.id, rev: 4, startsOn, member };
  const { path } = leadEndpoints.convertLead;
  expect(await answerOf(colleague.idToken, path, order)).toEqual([403, { error: "not-allowed" }]);
  expect(await sale.lead()).toMatchObject({ status: "documents", rev: 4 });
  await expect(auth.getUserByEmail(sale.email)).rejects.toMatchObject(unknownAccount);
  const early = await saleOf({ status: "quoted", step: 4 });
  expect(await early.convert()).toEqual(changed);
});

it("undoes a conversion with account, record and plan, once", async () => {
  const sale = await saleOf();
  await sale.convert();
  const uid = await sale.memberId();
  expect(await sale.undo()).toEqual({ blocker: null });
  expect(await sale.lead()).toMatchObject({
    status: "documents",
    step: 5,
    kind: "lead",
    enrolledAt: null,
    rev: 6,
  });
  expect(await partsOf(uid)).toEqual([null, null]);
  await expect(auth.getUser(uid)).rejects.toMatchObject(unknownAccount);
  expect(await sale.undo()).toEqual({ blocker: null });
  expect(await sale.lead()).toMatchObject({ rev: 6 });
  // It can be converted again.
  expect(await sale.convert({ rev: 6 })).toEqual(invited);
  expect(await sale.memberId()).not.toBe(uid);
});

const uses = {
  appointment: (uid: string) =>
    firestore.collection("appointments").add(appointment({ patientId: uid })),
  record: (uid: string) => firestore.collection(`records/${uid}/notes`).add({ text: "A note" }),
  signedIn: (uid: string) => firestore.doc(`users/${uid}`).set({ displayName: "Inés" }),
};

it.each(["appointment", "record", "signedIn"] as const)(
  "does not undo a conversion whose member has used it: %s",
  async (blocker) => {
    const sale = await saleOf();
    await sale.convert();
    const uid = await sale.memberId();
    await uses[blocker](uid);
    expect(await sale.undo()).toEqual({ blocker });
    expect(await sale.lead()).toMatchObject({ status: "enrolled", rev: 5 });
    expect((await partsOf(uid))[0]).toMatchObject({ name: "Inés Carvajal" });
  },
);

it("does not undo a conversion that is too old, or of a lead that was never converted", async () => {
  const sale = await saleOf();
  await sale.convert({ member: null });
  await firestore.doc(`leadConversions/${sale.id}`).update({ expiresAt: new Date() });
  expect(await sale.undo()).toEqual([404, { error: "not-found" }]);
  expect(await (await saleOf()).undo()).toEqual([404, { error: "not-found" }]);
});
