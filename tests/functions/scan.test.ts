import { randomUUID } from "node:crypto";

import { expect, it, vi } from "vitest";

import { recountSalesStats } from "../../functions/src/leads/recountSalesStats.ts";
import { scan } from "../../functions/src/platform/scan.ts";
import { lead } from "../../seed/leads.ts";
import { firestore } from "./support/accounts.ts";

/** Three pages of items, each read when it is reached, and what was read and handled. */
function threePages() {
  const [read, handled]: [string[], string[]] = [[], []];
  async function* itemsAfter(last: string) {
    for (const page of ["a", "b", "c"]) {
      const ids = [`${page}1`, `${page}2`].filter((id) => id > last);
      if (ids.length > 0) read.push(page);
      yield* ids.map((id) => ({ id }));
    }
  }
  const run = { firestore, name: randomUUID() };
  const runs = (handle: (id: string) => Promise<void> = async () => {}) =>
    scan(run, itemsAfter, async ({ id }) => {
      await handle(id);
      handled.push(id);
    });
  return { runs, seen: () => [read.splice(0), handled.splice(0)] };
}

it("continues after the last item of a run that was killed, and begins anew after the end", async () => {
  const { runs, seen } = threePages();
  await new Promise((killed) => {
    void runs((id) => new Promise((next) => (id === "b2" ? killed : next)(undefined)));
  });
  expect(seen()).toEqual([
    ["a", "b"],
    ["a1", "a2", "b1"],
  ]);
  await runs();
  expect(seen()).toEqual([
    ["b", "c"],
    ["b2", "c1", "c2"],
  ]);
  await runs();
  expect(seen()[1]).toHaveLength(6);
});

it("ends a run in time, and leaves the rest to the next", async () => {
  const { runs, seen } = threePages();
  vi.useFakeTimers({ toFake: ["Date"] });
  await runs(async (id) => {
    if (id === "b1") vi.setSystemTime(Date.now() + 20 * 60_000);
  });
  vi.useRealTimers();
  expect(seen()[1]).toEqual(["a1", "a2", "b1"]);
  await runs();
  expect(seen()[1]).toEqual(["b2", "c1", "c2"]);
});

it("reports an item that fails after all others, and tries it again in the next scan", async () => {
  const { runs, seen } = threePages();
  const failing = runs(async (id) => {
    if (id === "b1") throw new Error("malformed");
  });
  await expect(failing).rejects.toThrow("malformed");
  expect(seen()[1]).toEqual(["a1", "a2", "b2", "c1", "c2"]);
  await runs();
  expect(seen()[1]).toHaveLength(6);
});

it("goes through the leads of each owner once for their figures and their index", async () => {
  const owners = ["ana", "ben", "cleo"];
  await Promise.all(owners.map((ownerId) => firestore.collection("leads").add(lead({ ownerId }))));
  await firestore.doc("scans/leads").set({ after: "ana" });
  await recountSalesStats();
  const counted = async (uid: string) => [
    (await firestore.doc(`salesStats/${uid}`).get()).get("kinds.lead"),
    (await firestore.collection(`leadIndexes/${uid}/parts`).get()).size,
  ];
  expect(await Promise.all(owners.map(counted))).toEqual([
    [undefined, 0],
    [1, 1],
    [1, 1],
  ]);
  await recountSalesStats();
  expect(await counted("ana")).toEqual([1, 1]);
});
