import { randomUUID } from "node:crypto";

import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { proposedChoices, type MergeOrder } from "@salvia/domain/lead/leadMerge";
import { salesStatsSchema } from "@salvia/domain/lead/salesStats";
import { describe, expect, it } from "vitest";

import { mergeLeads } from "../../../functions/src/leads/mergeLeads.ts";
import { undoMerge } from "../../../functions/src/leads/undoMerge.ts";
import { lead } from "../../../seed/leads.ts";
import { account, firestore } from "../support/accounts.ts";
import { failingAt } from "./failingAt.ts";
import { figuresWith } from "./importing.ts";
import { postAs } from "../support/site.ts";
import { withDates } from "../support/withDates.ts";

/** Stores a duplicate person as two leads of one owner, each with notes and keys. */
async function twice(ownerId: string, notes = 3) {
  const domain = `${randomUUID()}.example`;
  const given = { ownerId, identityDocument: null, createdAt: new Date() };
  const kept = await stored(
    { ...given, firstName: "Ana", email: `ana@${domain}`, phone: null, rev: 3 },
    notes,
  );
  const number = String(Math.floor(Math.random() * 1e8)).padStart(8, "0");
  const other = await stored(
    { ...given, firstName: "Anna", email: `anna@${domain}`, phone: `+346${number}`, rev: 2 },
    notes,
  );
  const order: MergeOrder = {
    keptId: kept.id,
    otherId: other.id,
    keptRev: 3,
    otherRev: 2,
    choices: proposedChoices(kept.lead, other.lead),
  };
  return { kept, other, order };
}

async function stored(details: Partial<Lead>, notes: number) {
  const whole = lead(details);
  const { id } = await firestore.collection("leads").add(whole);
  const batch = firestore.batch();
  for (const key of leadUniqueKeys(whole).values()) {
    batch.set(firestore.doc(`leadKeys/${key}`), { leadId: id });
  }
  for (let note = 0; note < notes; note += 1) {
    const text = `Note ${note} of ${whole.firstName}`;
    const said = { kind: "note", text, authorId: whole.ownerId, createdAt: new Date() };
    batch.set(firestore.doc(`leads/${id}/activities/note${note}`), said);
  }
  await batch.commit();
  return { id, lead: whole };
}

/** Everything that a merge touches: both leads, their activities, and the owners of their keys. */
async function stateOf({ kept, other }: Awaited<ReturnType<typeof twice>>) {
  const ids = [kept.id, other.id];
  const [leads, activities, keys] = await Promise.all([
    firestore.getAll(...ids.map((id) => firestore.doc(`leads/${id}`))),
    Promise.all(ids.map((id) => firestore.collection(`leads/${id}/activities`).get())),
    firestore.getAll(
      ...[kept, other]
        .flatMap((each) => Array.from(leadUniqueKeys(each.lead).values()))
        .map((key) => firestore.doc(`leadKeys/${key}`)),
    ),
  ]);
  return {
    leads: leads.map((each) => each.data() ?? null),
    texts: activities.map(({ docs }) =>
      docs.flatMap((each) => (each.get("text") === undefined ? [] : [String(each.get("text"))])),
    ),
    ids: activities.map(({ docs }) => docs.map(({ id }) => id)),
    keys: keys.map((key) => {
      const holder: unknown = key.get("leadId");
      return holder === kept.id ? "kept" : holder === other.id ? "other" : (holder ?? null);
    }),
  };
}

async function auditOf(uid: string) {
  const { docs } = await firestore.collection("auditLog").where("uid", "==", uid).get();
  return docs
    .map((entry): unknown => entry.get("action"))
    .toSorted((a, b) => String(a).localeCompare(String(b)));
}

async function settledFigures(uid: string) {
  const witness = await account({ role: "sales" });
  // Triggers run in order: once this lead is counted, so are all earlier ones.
  await firestore.collection("leads").add(lead({ ownerId: witness.uid, createdAt: new Date() }));
  await figuresWith(witness.uid, 1);
  const found = await firestore.doc(`salesStats/${uid}`).get();
  return salesStatsSchema.parse(withDates(found.data()));
}

async function answerOf(idToken: string, path: string, body: unknown): Promise<unknown> {
  const answer = await postAs(idToken, path, body);
  return answer.status === 200 ? answer.json() : [answer.status, await answer.json()];
}

const merge = (idToken: string, order: MergeOrder) =>
  answerOf(idToken, leadEndpoints.mergeLeads.path, order);
const undo = (idToken: string, mergeId: string) =>
  answerOf(idToken, leadEndpoints.undoMerge.path, { mergeId });
const mergeIdOf = (answer: unknown) => leadEndpoints.mergeLeads.output.parse(answer).mergeId;

describe("merging two leads", () => {
  it("combines them with both histories and splits them again as they were", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const pair = await twice(uid);
    const before = await stateOf(pair);
    const answer = await merge(idToken, pair.order);
    const mergeId = mergeIdOf(answer);
    expect(answer).toEqual({ mergeId, finished: true });

    const merged = await stateOf(pair);
    const { email, firstName } = pair.kept.lead;
    const { phone } = pair.other.lead;
    expect(merged.leads).toMatchObject([{ email, firstName, phone, rev: 4, ownerId: uid }, null]);
    expect(merged.leads[0]?.["search"]).toHaveProperty(String(phone).slice(3));
    expect(new Set(merged.texts[0])).toEqual(new Set(before.texts.flat()));
    expect(merged.ids[1]).toEqual([]);
    // Another lead may use the email address that was given up.
    expect(merged.keys).toEqual(["kept", null, "kept"]);
    expect(await merge(idToken, pair.order)).toEqual(answer);
    expect(await auditOf(uid)).toEqual(["leadsMerged"]);
    expect((await settledFigures(uid)).kinds).toEqual({ lead: 1, client: 0 });

    expect(await undo(idToken, mergeId)).toEqual({ finished: true });
    const [kept, other] = before.leads;
    const rev = 5;
    expect(await stateOf(pair)).toEqual({ ...before, leads: [{ ...kept, rev }, other] });
    expect(await undo(idToken, mergeId)).toEqual({ finished: true });
    expect(await auditOf(uid)).toEqual(["leadsMerged", "mergeUndone"]);
    expect((await settledFigures(uid)).kinds).toEqual({ lead: 2, client: 0 });
  }, 60_000);

  it("is refused if either lead has changed since it was read, and changes nothing", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const pair = await twice(uid);
    const before = await stateOf(pair);
    const changed = [409, { error: "changed-meanwhile" }];
    expect(await merge(idToken, { ...pair.order, keptRev: 2 })).toEqual(changed);
    expect(await merge(idToken, { ...pair.order, otherRev: 1 })).toEqual(changed);
    const { choices } = pair.order;
    const unreachable = { ...pair.order, choices: { ...choices, email: "other", phone: "kept" } };
    await firestore.doc(`leads/${pair.other.id}`).update({ email: null });
    expect(await answerOf(idToken, leadEndpoints.mergeLeads.path, unreachable)).toEqual([
      400,
      { error: "bad-request" },
    ]);
    await firestore.doc(`leads/${pair.other.id}`).update({ email: pair.other.lead.email });
    expect(await stateOf(pair)).toEqual(before);
    expect(await auditOf(uid)).toEqual([]);
  });

  it("requires the owner of both, or an administrator", async () => {
    const { uid } = await account({ role: "sales" });
    const [colleague, admin, member] = await Promise.all(
      ["sales", "admin", "member"].map((role) => account({ role })),
    );
    const pair = await twice(uid);
    const refused = [403, { error: "not-allowed" }];
    expect(await merge(colleague?.idToken ?? "", pair.order)).toEqual(refused);
    expect(await merge(member?.idToken ?? "", pair.order)).toEqual(refused);
    const answer = await merge(admin?.idToken ?? "", pair.order);
    expect(answer).toMatchObject({ finished: true });
    expect(await undo(colleague?.idToken ?? "", mergeIdOf(answer))).toEqual(refused);
    // The owner may undo an administrator's merge.
    const own = await account({ role: "sales" });
    await firestore.doc(`leads/${pair.kept.id}`).update({ ownerId: own.uid });
    expect(await undo(own.idToken, mergeIdOf(answer))).toEqual({ finished: true });
  });

  it("cannot be undone once the lead was edited or a freed value is in use again", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const changed = [409, { error: "changed-meanwhile" }];
    const edited = await twice(uid);
    const first = mergeIdOf(await merge(idToken, edited.order));
    await firestore.doc(`leads/${edited.kept.id}`).update({ rev: 5 });
    expect(await undo(idToken, first)).toEqual(changed);

    const taken = await twice(uid);
    const second = mergeIdOf(await merge(idToken, taken.order));
    const key = leadUniqueKeys(taken.other.lead).get("email") ?? "";
    await firestore.doc(`leadKeys/${key}`).set({ leadId: "a newcomer" });
    expect(await undo(idToken, second)).toEqual(changed);
    expect(await undo(idToken, "0".repeat(32))).toEqual([404, { error: "not-found" }]);
  });

  it("keeps what the person wrote in the meantime with the kept lead", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const pair = await twice(uid);
    const mergeId = mergeIdOf(await merge(idToken, pair.order));
    const at = new Date(Date.now() + 1000);
    await firestore.doc(`leads/${pair.kept.id}`).update({ updatedAt: at });
    const said = { kind: "note", text: "Later.", authorId: uid, createdAt: at };
    await firestore.doc(`leads/${pair.kept.id}/activities/later`).set(said);
    expect(await undo(idToken, mergeId)).toEqual({ finished: true });
    const after = await stateOf(pair);
    expect(after.texts[0]).toContain("Later.");
    expect(after.leads[0]?.["updatedAt"].toDate()).toEqual(at);
  });
});

it("completes an interrupted merge or undo when called again", async () => {
  const by = async () => ({ uid: (await account({ role: "sales" })).uid, role: "sales" as const });
  // More than one transaction moves.
  const notes = 170;
  const first = await by();
  const whole = await twice(first.uid, notes);
  const counting = failingAt(Infinity);
  const done = await mergeLeads(counting.firestore, whole.order, first, new Date());
  const merges = counting.calls();
  await undoMerge(counting.firestore, done.mergeId, first, new Date());
  const undos = counting.calls() - merges;
  expect([merges, undos]).toEqual([5, 5]);

  for (let broken = 1; broken <= Math.max(merges, undos); broken += 1) {
    // oxlint-disable no-await-in-loop -- each crash is an independent scenario
    const one = await by();
    const pair = await twice(one.uid, notes);
    const before = await stateOf(pair);
    const dying = mergeLeads(failingAt(broken).firestore, pair.order, one, new Date());
    await expect(dying, `merge dies at ${broken}`).rejects.toThrow("died");
    const { mergeId } = await mergeLeads(firestore, pair.order, one, new Date());
    const merged = await stateOf(pair);
    expect(merged.leads, `merged after ${broken}`).toMatchObject([{ rev: 4 }, null]);
    expect(new Set(merged.texts[0])).toEqual(new Set(before.texts.flat()));
    expect([merged.texts[0]?.length, merged.ids[1]]).toEqual([2 * notes, []]);

    const undoing = undoMerge(failingAt(broken).firestore, mergeId, one, new Date());
    await expect(undoing, `undo dies at ${broken}`).rejects.toThrow("died");
    expect(await undoMerge(firestore, mergeId, one, new Date())).toEqual({ finished: true });
    const [kept, other] = before.leads;
    expect(await stateOf(pair), `undone after ${broken}`).toEqual({
      ...before,
      leads: [{ ...kept, rev: 5 }, other],
    });
    expect(await auditOf(one.uid)).toEqual(["leadsMerged", "mergeUndone"]);
    // oxlint-enable no-await-in-loop
  }
}, 180_000);

it("undoes a half-finished merge as it is", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const pair = await twice(uid, 170);
  const before = await stateOf(pair);
  const dying = mergeLeads(failingAt(3).firestore, pair.order, { uid, role: "sales" }, new Date());
  await expect(dying).rejects.toThrow("died");
  const [document] = (await firestore.collection("leadMerges").where("uid", "==", uid).get()).docs;
  expect(await undo(idToken, document?.id ?? "")).toEqual({ finished: true });
  const [kept, other] = before.leads;
  expect(await stateOf(pair)).toEqual({ ...before, leads: [{ ...kept, rev: 5 }, other] });
});
