import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { leadSearch } from "@salvia/domain/lead/leadSearch";
import { expect, it } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { nextStep } from "../../../seed/nextSteps.ts";
import { account, firestore } from "../support/accounts.ts";
import { postAs } from "../support/site.ts";

const all = {
  view: "mine",
  owner: null,
  status: null,
  kind: null,
  plan: null,
  search: "",
} as const;

function record(idToken: string, filter: unknown) {
  return postAs(idToken, leadEndpoints.recordExport.path, { filter });
}

/** A user's log entries. */
async function logOf(uid: string) {
  const found = await firestore.collection("auditLog").where("by", "==", uid).get();
  return found.docs.map((entry) => entry.data());
}

it("logs an export with its user, time, filter and number of leads", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  for (const plan of ["basic", "premium", "premium"] as const) {
    await firestore.collection("leads").add(lead({ ownerId: uid, plan }));
  }
  await firestore.collection("leads").add(lead({ ownerId: "another", plan: "premium" }));
  // Earlier versions name one value.
  const filter = { ...all, plan: "premium", status: ["new", "quoted"] };
  const answer = await record(idToken, filter);
  expect([answer.status, await answer.json()]).toEqual([200, { count: 2 }]);
  const { search: _, ...chosen } = filter;
  expect(await logOf(uid)).toEqual([
    {
      action: "leadsExported",
      uid,
      by: uid,
      filter: { ...chosen, searched: false },
      count: 2,
      at: expect.anything(),
    },
  ]);
});

it("counts and logs leads of a source without a phone", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  for (const [source, phone] of [
    ["event", null],
    ["event", "+34612345678"],
    ["referral", null],
  ] as const) {
    await firestore.collection("leads").add(lead({ ownerId: uid, source, phone }));
  }
  const filter = { ...all, source: "event", phone: "missing" };
  const answer = await record(idToken, filter);
  expect([answer.status, await answer.json()]).toEqual([200, { count: 1 }]);
  expect(await logOf(uid)).toMatchObject([{ filter: { source: "event", phone: "missing" } }]);
});

it.each(["", "carv"])("counts and logs leads of certain days, found by “%s”", async (search) => {
  const { uid, idToken } = await account({ role: "sales" });
  for (const day of ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"]) {
    const createdAt = new Date(`${day}T12:00:00Z`);
    await firestore.collection("leads").add(lead({ ownerId: uid, createdAt }));
  }
  const created = { from: "2026-11-01T00:00:00.000Z", until: "2026-12-01T00:00:00.000Z" };
  const counts = [{ created }, { created: { ...created, until: null } }].map(async (days) => {
    const answer = await record(idToken, { ...all, search, ...days });
    return answer.json();
  });
  expect(await Promise.all(counts)).toEqual([{ count: 2 }, { count: 3 }]);
  const logged = (await logOf(uid)).map(({ filter }: { filter?: unknown }) => filter);
  expect(logged).toContainEqual(expect.objectContaining({ created }));
});

it.each(["", "carv"])("counts and logs leads by their next step, found by “%s”", async (search) => {
  const { uid, idToken } = await account({ role: "sales" });
  const batch = firestore.batch();
  for (const dueOn of ["2026-11-26", "2026-11-27", "2026-12-03"]) {
    const document = firestore.collection("leads").doc();
    batch.set(document, lead({ ownerId: uid, nextStepDay: dueOn }));
    batch.set(firestore.doc(`nextSteps/${document.id}`), nextStep(document.id, { dueOn }));
  }
  for (const status of ["new", "lost"] as const) {
    batch.set(firestore.collection("leads").doc(), lead({ ownerId: uid, status }));
  }
  await batch.commit();
  const due = { from: null, to: "2026-11-27" };
  const week = { from: "2026-11-27", to: "2026-12-03" };
  const counts = ([due, week, "none"] as const).map(async (step) => {
    const answer = await record(idToken, { ...all, search, step });
    return answer.json();
  });
  expect(await Promise.all(counts)).toEqual([{ count: 2 }, { count: 2 }, { count: 1 }]);
  const logged = (await logOf(uid)).map(({ filter }: { filter?: unknown }) => filter);
  expect(logged).toContainEqual(expect.objectContaining({ step: due }));
});

it("refuses days that are none", async () => {
  const { idToken } = await account({ role: "sales" });
  const created = { from: "99999-01-01", until: null };
  expect((await record(idToken, { ...all, created })).status).toBe(400);
});

it("counts which of the selected leads the user has", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const leads = firestore.collection("leads");
  const [own, other, pooled] = await Promise.all(
    [uid, "another", null].map((ownerId) => leads.add(lead({ ownerId }))),
  );
  await leads.add(lead({ ownerId: uid }));
  const ids = [own?.id, own?.id, other?.id, pooled?.id, "absent"];
  const order = { filter: all, leadIds: ids };
  const answer = await postAs(idToken, leadEndpoints.recordExport.path, order);
  expect([answer.status, await answer.json()]).toEqual([200, { count: 1 }]);
  expect(await logOf(uid)).toMatchObject([{ action: "leadsExported", count: 1 }]);
});

it.each([
  ["a salesperson", "sales", "all", 403],
  ["a salesperson", "sales", "pool", 200],
  ["an administrator", "admin", "all", 200],
  ["an administrator", "admin", "mine", 403],
  ["a clinician", "medical", "pool", 403],
  ["a visitor", null, "mine", 403],
])("%s (%s) who exports “%s” is answered %s", async (_who, role, view, status) => {
  const { uid, idToken } = await account({ role });
  expect((await record(idToken, { ...all, view })).status).toBe(status);
  expect(await logOf(uid)).toHaveLength(status === 200 ? 1 : 0);
});

it("counts a typed search but keeps its text out of the log", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  for (const lastName of ["Quintanilla", "Silva"]) {
    const found = lead({ ownerId: uid, lastName });
    await firestore.collection("leads").add({ ...found, search: leadSearch(found) });
  }
  const answer = await record(idToken, { ...all, search: "Quintan" });
  expect([answer.status, await answer.json()]).toEqual([200, { count: 1 }]);
  const log = await logOf(uid);
  expect(log).toMatchObject([{ filter: { searched: true }, count: 1 }]);
  expect(JSON.stringify(log)).not.toMatch(/quintan/i);
});
