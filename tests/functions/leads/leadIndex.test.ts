import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import {
  indexOfLead,
  leadEntryOf,
  leadIndexPartSchema,
  poolIndex,
  type LeadEntry,
} from "@salvia/domain/lead/finding/leadIndex";
import { leadSchema } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { expect, it } from "vitest";

import { followLead } from "../../../functions/src/leads/leadTriggers.ts";
import { recountSalesStats } from "../../../functions/src/leads/recountSalesStats.ts";
import { lead } from "../../../seed/leads.ts";
import { seededRandom } from "../../../seed/random.ts";
import { isNightly } from "../../chance.ts";
import { account, firestore } from "../support/accounts.ts";
import { deliverAtOnce, redelivered } from "../support/deliveries.ts";
import { postAs } from "../support/site.ts";
import { withDates } from "../support/withDates.ts";
import { delivering } from "../support/writeEvents.ts";
import { newPeople, sendChunk } from "./importing.ts";
import { merge, twice, undo, mergeIdOf } from "./merge/merging.ts";
import { randomLeadChanges } from "./randomLeadChanges.ts";

const readers = ["lucia", "tomas", poolIndex] as const;

const indexing = <Result>(work: () => Promise<Result>) => delivering("leads", [followLead], work);

it("ends in the true indexes after many changes, shuffled and redelivered", async () => {
  const random = seededRandom(103);
  const changes = randomLeadChanges(["lucia", "tomas"], random);
  const events = await changes.make(isNightly() ? 200 : 80);
  await deliverAtOnce(followLead, redelivered(events, random));
  const expected = await trueIndexes();
  expect(expected.every(({ size }) => size > 0)).toBe(true);
  expect(await storedIndexes()).toEqual(expected);
  // The nightly comparison finds nothing to do, and old events change nothing.
  const versions = await versionsOf("lucia");
  await recountSalesStats();
  await deliverAtOnce(followLead, events.slice(0, 50));
  expect(await storedIndexes()).toEqual(expected);
  expect(await versionsOf("lucia")).toEqual(versions);
});

it("builds missing indexes, and puts right broken and false ones", async () => {
  const before = await trueIndexes();
  await partsIn("lucia").doc("from-").delete();
  await partsIn("tomas").doc("from-").set({ from: "", people: "by hand" });
  await partsIn(poolIndex)
    .doc("from-zz")
    .set({ from: "zz", people: { zzz: leadEntryOf(lead()) } });
  await firestore.doc("staff/newcomer").set({ role: "sales" });
  await firestore.doc("leads/only").set(lead({ ownerId: "newcomer" }));
  await firestore.doc("staff/lucia").set({ role: "sales" });
  expect(await byOperator()).toMatch(
    /^Compared the lead indexes of 4 readers; 4 were put right\.$/m,
  );
  expect(await storedIndexes()).toEqual(before);
  expect([...(await indexIn("newcomer")).keys()]).toEqual(["only"]);
});

it("has an imported file when the import answers, and follows its undo", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const people = newPeople(40);
  const importId = randomUUID();
  expect((await sendChunk(idToken, people, { importId })).status).toBe(200);
  const names = [...(await indexIn(uid)).values()].map(([, lastName]) => lastName);
  expect(names.toSorted()).toEqual(people.map(({ lastName }) => lastName).toSorted());
  expect(
    await (await postAs(idToken, leadEndpoints.undoImport.path, { importId })).json(),
  ).toMatchObject({ removed: 40, finished: true });
  expect(await indexIn(uid)).toEqual(new Map());
});

it("follows a lead that is claimed, handed over, edited, lost, and erased", async () => {
  const [giver, taker, id] = [randomUUID(), randomUUID(), randomUUID()];
  const document = firestore.doc(`leads/${id}`);
  const entryOf = async (reader: string) => (await indexIn(reader)).get(id);
  const change = (fields: object) => indexing(() => document.update(fields));
  await indexing(() => document.set(lead({ email: `${id}@example.com` })));
  expect(await entryOf(poolIndex)).toBeDefined();
  await change({ ownerId: giver, rev: 2 });
  expect([await entryOf(poolIndex), await entryOf(giver)]).toEqual([undefined, expect.anything()]);
  await change({ ownerId: taker, rev: 3 });
  expect([await entryOf(giver), await entryOf(taker)]).toEqual([undefined, expect.anything()]);
  await change({ lastName: "Falcão", rev: 4 });
  expect((await entryOf(taker))?.[1]).toBe("Falcão");
  await change({ status: "lost", loss: { reason: "noNeed", note: null }, rev: 5 });
  expect((await entryOf(taker))?.[4]).toBe("lost");
  await indexing(() => document.delete());
  expect((await partsIn(taker).get()).size).toBe(0);
});

it("has one lead after a merge, and both after its undo", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const { kept, other, order } = await indexing(() => twice(uid));
  const indexed = async () => [...(await indexIn(uid)).keys()];
  expect(await indexed()).toHaveLength(2);
  const mergeId = mergeIdOf(await indexing(() => merge(idToken, order)));
  expect(await indexed()).toEqual([kept.id]);
  await indexing(() => undo(idToken, mergeId));
  expect(new Set(await indexed())).toEqual(new Set([kept.id, other.id]));
});

type Index = ReadonlyMap<string, LeadEntry>;

async function trueIndexes(): Promise<Index[]> {
  const { docs } = await firestore.collection("leads").get();
  const leads = docs.map((each) => [each.id, leadSchema.parse(withDates(each.data()))] as const);
  return readers.map(
    (reader) =>
      new Map(
        leads
          .filter(([, each]) => indexOfLead(each) === reader)
          .map(([id, each]) => [id, leadEntryOf(each)]),
      ),
  );
}

async function storedIndexes(): Promise<Index[]> {
  return Promise.all(readers.map(indexIn));
}

function partsIn(reader: string) {
  return firestore.collection(`leadIndexes/${reader}/parts`);
}

async function indexIn(reader: string): Promise<Index> {
  const { docs } = await partsIn(reader).get();
  const parts = docs.map((each) => leadIndexPartSchema.parse(each.data()));
  return new Map(parts.flatMap(({ people }) => Object.entries(people)));
}

/** When each part was last written. */
async function versionsOf(reader: string): Promise<ReadonlyMap<string, string>> {
  const { docs } = await partsIn(reader).get();
  return new Map(docs.map(({ id, updateTime }) => [id, updateTime.valueOf()]));
}

/** The output of `npm run recount`, which finds the emulators in the environment of these tests. */
async function byOperator(): Promise<string> {
  const script = fileURLToPath(new URL("../../../scripts/recount.ts", import.meta.url));
  return (await promisify(execFile)(process.execPath, [script])).stdout;
}
