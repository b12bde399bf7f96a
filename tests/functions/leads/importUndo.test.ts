import { randomUUID } from "node:crypto";

import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { ImportedLead } from "@salvia/domain/lead/leadImport";
import { describe, expect, it } from "vitest";

import { runImportUndo } from "../../../functions/src/leads/runImportUndo.ts";
import { deathsAt } from "../../chance.ts";
import { account, auth, firestore } from "../support/accounts.ts";
import { counting, figuresOf } from "./counting.ts";
import { failingAt } from "./failingAt.ts";
import { newPeople, outcomesOf, sendChunk, whatIsStored } from "./importing.ts";
import { postAs } from "../support/site.ts";

/** Imports people, a hundred at a time. */
async function imported(count: number) {
  const { uid, idToken } = await account({ role: "sales" });
  const [people, importId] = [newPeople(count), randomUUID()];
  for (let chunk = 0; chunk * 100 < count; chunk += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, as on the page
    const sent = await counting(() => sendChunk(idToken, part(people, chunk), { importId, chunk }));
    expect(sent.status).toBe(200);
  }
  return { uid, idToken, people, importId };
}

const part = (people: readonly ImportedLead[], chunk: number) =>
  people.slice(chunk * 100, (chunk + 1) * 100);

async function undo(idToken: string, importId: string): Promise<unknown> {
  const answer = await postAs(idToken, leadEndpoints.undoImport.path, { importId });
  const progress: unknown = await answer.json();
  if (answer.status !== 200) return [answer.status, progress];
  const { finished } = leadEndpoints.undoImport.output.parse(progress);
  return finished ? progress : undo(idToken, importId);
}

async function listed(idToken: string) {
  const answer = await postAs(idToken, leadEndpoints.ownImports.path, {});
  return leadEndpoints.ownImports.output.parse(await answer.json()).imports;
}

/** A user's audit log entries, without times. */
async function auditOf(uid: string) {
  const { docs } = await firestore
    .collection("auditLog")
    .where("uid", "==", uid)
    .where("action", "==", "importUndone")
    .get();
  return docs.map((entry) => {
    const { at: _, ...what } = entry.data();
    return what;
  });
}

describe("undoing an import", () => {
  it("removes its leads and their keys once, with one entry in the audit log", async () => {
    const { uid, idToken, people, importId } = await imported(120);
    expect(await listed(idToken)).toMatchObject([{ importId, created: 120, undo: null }]);
    const all = { removed: 120, kept: 0, finished: true };
    expect(await counting(() => undo(idToken, importId))).toEqual(all);
    const { leads, holders } = await whatIsStored(uid, people);
    expect([leads, holders.filter(Boolean)]).toEqual([[], []]);
    expect(await figuresOf(uid)).toMatchObject({ kinds: { lead: 0, client: 0 }, months: {} });

    expect(await undo(idToken, importId)).toEqual(all);
    expect(await listed(idToken)).toMatchObject([{ importId, created: 120, undo: all }]);
    expect(await auditOf(uid)).toEqual([
      { action: "importUndone", removed: 120, kept: 0, uid, by: uid },
    ]);
  });

  it("keeps the leads that were worked on and returns their number", async () => {
    const { uid, idToken, people, importId } = await imported(6);
    const { leads } = await whatIsStored(uid, people);
    const [edited, noted, given] = leads;
    await counting(async () => {
      await edited?.ref.update({ plan: "premium", rev: 2, updatedAt: new Date() });
      await given?.ref.update({ ownerId: "a colleague", rev: 2, updatedAt: new Date() });
    });
    const note = { kind: "note", text: "Call back.", authorId: uid, createdAt: new Date() };
    await noted?.ref.collection("activities").doc("note").set(note);
    const undone = await counting(() => undo(idToken, importId));
    expect(undone).toEqual({ removed: 3, kept: 3, finished: true });

    const after = await whatIsStored(uid, people);
    expect(new Set(after.leads.map(({ id }) => id))).toEqual(new Set([edited?.id, noted?.id]));
    expect(new Set(after.holders.filter(Boolean))).toEqual(
      new Set([edited?.id, noted?.id, given?.id]),
    );
    const figures = await figuresOf(uid);
    expect(figures.kinds).toEqual({ lead: 2, client: 0 });
    expect(figures.plans).toEqual({ basic: 0, standard: 1, premium: 1, undecided: 0 });
    expect(await auditOf(uid)).toMatchObject([{ removed: 3, kept: 3 }]);
  });

  it("refuses later parts of the import but allows another import of the same people", async () => {
    const { uid, idToken, people, importId } = await imported(3);
    await counting(() => undo(idToken, importId));
    for (const rows of [people, newPeople(1)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const late = await sendChunk(idToken, rows, { importId });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([late.status, await late.json()]).toEqual([409, { error: "import-undone" }]);
    }
    expect((await whatIsStored(uid, people)).leads).toHaveLength(0);
    const again = await outcomesOf(await counting(() => sendChunk(idToken, people)));
    expect(again).toEqual(["created", "created", "created"]);
    expect(await figuresOf(uid)).toMatchObject({ kinds: { lead: 3, client: 0 } });
  });

  it("requires the importing user, a recent sign-in, and at most three days", async () => {
    const { uid, idToken, people, importId } = await imported(1);
    const other = await account({ role: "sales" });
    const notFound = [404, { error: "not-found" }];
    expect(await undo(other.idToken, importId)).toEqual(notFound);
    expect(await listed(other.idToken)).toEqual([]);
    const [run] = (await firestore.collection("importRuns").where("uid", "==", uid).get()).docs;
    await run?.ref.update({ expiresAt: new Date(Date.now() - 1000) });
    expect(await undo(idToken, importId)).toEqual(notFound);
    expect(await listed(idToken)).toEqual([]);
    await auth.setCustomUserClaims(uid, { role: "member" });
    expect(await undo(idToken, importId)).toEqual([403, { error: "not-allowed" }]);
    expect((await whatIsStored(uid, people)).leads).toHaveLength(1);
    expect(await auditOf(uid)).toEqual([]);
  });

  it("has the same result when called twice at the same moment", async () => {
    const { uid, idToken, importId } = await imported(60);
    await counting(() => Promise.all([1, 2, 3].map(() => undo(idToken, importId))));
    expect(await undo(idToken, importId)).toEqual({ removed: 60, kept: 0, finished: true });
    expect(await auditOf(uid)).toMatchObject([{ removed: 60, kept: 0 }]);
    expect(await figuresOf(uid)).toMatchObject({ kinds: { lead: 0, client: 0 } });
  });
});

/** The clock of a call with all the time there is. */
const endless = () => 0;

it("ends a call of a slow undo in time, and says how far it is", async () => {
  const { uid, importId } = await imported(120);
  let time = 0;
  const slow = () => (time += 4000);
  const undoPart = () => runImportUndo(firestore, { uid, importId, now: new Date() }, slow);
  await counting(async () => {
    // Two parts, of either chunk.
    const { removed, finished } = await undoPart();
    expect([70, 100]).toContain(removed);
    expect(finished).toBe(false);
    expect(await undoPart()).toEqual({ removed: 120, kept: 0, finished: true });
  });
});

it("completes an interrupted undo when called again", async () => {
  const steps = failingAt(Infinity);
  const whole = await imported(120);
  const expected = { removed: 119, kept: 1, finished: true };
  await workOnOne(whole.uid);
  const orderOf = ({ uid, importId }: typeof whole) => ({ uid, importId, now: new Date() });
  expect(await runImportUndo(steps.firestore, orderOf(whole), endless)).toEqual(expected);
  expect(steps.calls()).toBeGreaterThanOrEqual(5);
  for (const broken of deathsAt(steps.calls())) {
    // oxlint-disable no-await-in-loop -- each crash is an independent scenario
    const one = await imported(120);
    await workOnOne(one.uid);
    const dying = counting(() => runImportUndo(failingAt(broken).firestore, orderOf(one), endless));
    await expect(dying, `dies at step ${broken}`).rejects.toThrow("died");
    // At any time the log states exactly what has been done.
    const [entry] = await auditOf(one.uid);
    const left = (await whatIsStored(one.uid, one.people)).leads.length;
    expect({ broken, removed: entry?.["removed"] ?? 0 }).toEqual({ broken, removed: 120 - left });

    const finished = await counting(() => runImportUndo(firestore, orderOf(one), endless));
    expect(finished, `after ${broken}`).toEqual(expected);
    const { leads, holders } = await whatIsStored(one.uid, one.people);
    expect([leads.length, holders.filter(Boolean).length]).toEqual([1, 1]);
    expect(await auditOf(one.uid)).toEqual([
      { action: "importUndone", removed: 119, kept: 1, uid: one.uid, by: one.uid },
    ]);
    expect((await figuresOf(one.uid)).kinds).toEqual({ lead: 1, client: 0 });
    // oxlint-enable no-await-in-loop
  }
});

async function workOnOne(uid: string) {
  const own = await firestore.collection("leads").where("ownerId", "==", uid).limit(1).get();
  await own.docs[0]?.ref.update({ firstName: "Zoë", rev: 2, updatedAt: new Date() });
}
