import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { describe, expect, it } from "vitest";

import { account, firestore } from "../../support/accounts.ts";
import { counting, figuresOf } from "../counting.ts";
import { answerOf, auditOf, merge, mergeIdOf, stateOf, twice, undo } from "./merging.ts";

describe("merging two leads", () => {
  it("combines them with both histories and splits them again as they were", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const pair = await counting(() => twice(uid));
    const before = await stateOf(pair);
    const answer = await counting(() => merge(idToken, pair.order));
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
    expect((await figuresOf(uid)).kinds).toEqual({ lead: 1, client: 0 });

    expect(await counting(() => undo(idToken, mergeId))).toEqual({ finished: true });
    const [kept, other] = before.leads;
    const rev = 5;
    expect(await stateOf(pair)).toEqual({ ...before, leads: [{ ...kept, rev }, other] });
    expect(await undo(idToken, mergeId)).toEqual({ finished: true });
    expect(await auditOf(uid)).toEqual(["leadsMerged", "mergeUndone"]);
    expect((await figuresOf(uid)).kinds).toEqual({ lead: 2, client: 0 });
  });

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

  it("removes the reason of a lost lead that takes the status of the other", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const { kept, order } = await twice(uid);
    const document = firestore.doc(`leads/${kept.id}`);
    await document.update({ status: "lost", loss: { reason: "noNeed", note: null } });
    const choices = { ...order.choices, status: "other" } as const;
    expect(await merge(idToken, { ...order, choices })).toMatchObject({ finished: true });
    expect((await document.get()).data()).not.toHaveProperty("loss");
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
