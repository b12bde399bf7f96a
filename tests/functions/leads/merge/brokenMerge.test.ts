import { expect, it } from "vitest";

import { runMerge } from "../../../../functions/src/leads/merge/runMerge.ts";
import { runMergeUndo } from "../../../../functions/src/leads/merge/runMergeUndo.ts";
import { deathsAt } from "../../../chance.ts";
import { account, firestore } from "../../support/accounts.ts";
import { failingAt } from "../failingAt.ts";
import { auditOf, stateOf, twice, undo } from "./merging.ts";

it("completes an interrupted merge or undo when called again", async () => {
  const by = async () => ({ uid: (await account({ role: "sales" })).uid, role: "sales" as const });
  // More than one transaction moves.
  const notes = 170;
  const first = await by();
  const whole = await twice(first.uid, notes);
  const counting = failingAt(Infinity);
  const done = await runMerge(counting.firestore, whole.order, first, new Date());
  const merges = counting.calls();
  await runMergeUndo(counting.firestore, done.mergeId, first, new Date());
  const undos = counting.calls() - merges;
  expect([merges, undos]).toEqual([5, 5]);

  for (const broken of deathsAt(Math.max(merges, undos))) {
    // oxlint-disable no-await-in-loop -- each crash is an independent scenario
    const one = await by();
    const pair = await twice(one.uid, notes);
    const before = await stateOf(pair);
    const dying = runMerge(failingAt(broken).firestore, pair.order, one, new Date());
    await expect(dying, `merge dies at ${broken}`).rejects.toThrow("died");
    const { mergeId } = await runMerge(firestore, pair.order, one, new Date());
    const merged = await stateOf(pair);
    expect(merged.leads, `merged after ${broken}`).toMatchObject([{ rev: 4 }, null]);
    expect(new Set(merged.texts[0])).toEqual(new Set(before.texts.flat()));
    expect([merged.texts[0]?.length, merged.ids[1]]).toEqual([2 * notes, []]);

    const undoing = runMergeUndo(failingAt(broken).firestore, mergeId, one, new Date());
    await expect(undoing, `undo dies at ${broken}`).rejects.toThrow("died");
    expect(await runMergeUndo(firestore, mergeId, one, new Date())).toEqual({ finished: true });
    const [kept, other] = before.leads;
    expect(await stateOf(pair), `undone after ${broken}`).toEqual({
      ...before,
      leads: [{ ...kept, rev: 5 }, other],
    });
    expect(await auditOf(one.uid)).toEqual(["leadsMerged", "mergeUndone"]);
    // oxlint-enable no-await-in-loop
  }
});

it("undoes a half-finished merge as it is", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const pair = await twice(uid, 170);
  const before = await stateOf(pair);
  const dying = runMerge(failingAt(3).firestore, pair.order, { uid, role: "sales" }, new Date());
  await expect(dying).rejects.toThrow("died");
  const [document] = (await firestore.collection("leadMerges").where("uid", "==", uid).get()).docs;
  expect(await undo(idToken, document?.id ?? "")).toEqual({ finished: true });
  const [kept, other] = before.leads;
  expect(await stateOf(pair)).toEqual({ ...before, leads: [{ ...kept, rev: 5 }, other] });
});
