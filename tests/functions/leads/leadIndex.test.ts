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
import { initializeApp } from "firebase-admin/app";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { seededRandom } from "../../../seed/random.ts";
import { account, firestore as watched } from "../support/accounts.ts";
import { startFunction } from "../support/function.ts";
import { postAs } from "../support/site.ts";
import { withDates } from "../support/withDates.ts";
import type { WriteEvent } from "../support/writeEvents.ts";
import { newPeople, sendChunk } from "./importing.ts";
import { merge, twice, undo, mergeIdOf } from "./merging.ts";
import { randomLeadChanges } from "./randomLeadChanges.ts";

// A project without running functions: the test delivers the events in any order.
const project = `demo-leadindex-${randomUUID().slice(0, 8)}`;
const firestore = getFirestore(initializeApp({ projectId: project }, project));
const readers = ["lucia", "tomas", poolIndex] as const;

let indexer: Awaited<ReturnType<typeof startFunction>>;
let nightly: Awaited<ReturnType<typeof startFunction>>;

beforeAll(async () => {
  indexer = await startFunction("leadChanged", project);
  nightly = await startFunction("recountSalesStats", project);
});

afterAll(() => {
  indexer.stop();
  nightly.stop();
});

it("ends in the true indexes after two hundred changes, shuffled and redelivered", async () => {
  const random = seededRandom(103);
  const changes = randomLeadChanges({ firestore, project, people: ["lucia", "tomas"] }, random);
  const events = await changes.make(200);
  const deliveries = events
    .flatMap((event) => Array.from({ length: random.int(1, 3) }, () => event))
    .map((event) => ({ event, at: random.int(0, 1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ event }) => event);
  await deliver(deliveries);
  const expected = await trueIndexes();
  expect(expected.every(({ size }) => size > 0)).toBe(true);
  expect(await storedIndexes()).toEqual(expected);
  // The nightly comparison finds nothing to do, and old events change nothing.
  const versions = await versionsOf("lucia");
  await nightly.run({});
  await deliver(events.slice(0, 50));
  expect(await storedIndexes()).toEqual(expected);
  expect(await versionsOf("lucia")).toEqual(versions);
});

it("builds missing indexes, and puts right broken and false ones", async () => {
  const before = await trueIndexes();
  await partsIn(firestore, "lucia").doc("from-").delete();
  await partsIn(firestore, "tomas").doc("from-").set({ from: "", people: "by hand" });
  await partsIn(firestore, poolIndex)
    .doc("from-zz")
    .set({ from: "zz", people: { zzz: leadEntryOf(lead()) } });
  await firestore.doc("staff/newcomer").set({ role: "sales" });
  await firestore.doc("leads/only").set(lead({ ownerId: "newcomer" }));
  await firestore.doc("staff/lucia").set({ role: "sales" });
  expect(await byOperator()).toMatch(
    /^Compared the lead indexes of 4 readers; 4 were put right\.$/m,
  );
  expect(await storedIndexes()).toEqual(before);
  expect([...(await indexIn(firestore, "newcomer")).keys()]).toEqual(["only"]);
});

it("has an imported file when the import answers, and follows its undo", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const people = newPeople(40);
  const importId = randomUUID();
  expect((await sendChunk(idToken, people, { importId })).status).toBe(200);
  const names = [...(await indexIn(watched, uid)).values()].map(([, lastName]) => lastName);
  expect(names.toSorted()).toEqual(people.map(({ lastName }) => lastName).toSorted());
  expect(
    await (await postAs(idToken, leadEndpoints.undoImport.path, { importId })).json(),
  ).toMatchObject({ removed: 40, finished: true });
  expect(await indexIn(watched, uid)).toEqual(new Map());
});

it("follows a lead that is claimed, handed over, edited, lost, and erased", async () => {
  const [giver, taker, id] = [randomUUID(), randomUUID(), randomUUID()];
  const document = watched.doc(`leads/${id}`);
  await document.set(lead({ email: `${id}@example.com` }));
  await untilIndexed(poolIndex, id, true);
  await document.update({ ownerId: giver, rev: 2 });
  await Promise.all([untilIndexed(poolIndex, id, false), untilIndexed(giver, id, true)]);
  await document.update({ ownerId: taker, rev: 3 });
  await Promise.all([untilIndexed(giver, id, false), untilIndexed(taker, id, true)]);
  await document.update({ lastName: "Falcão", rev: 4 });
  await untilIndexed(taker, id, ([, lastName]) => lastName === "Falcão");
  await document.update({ status: "lost", loss: { reason: "noNeed", note: null }, rev: 5 });
  await untilIndexed(taker, id, ([, , , , status]) => status === "lost");
  await document.delete();
  await untilIndexed(taker, id, false);
  expect((await partsIn(watched, taker).get()).size).toBe(0);
});

it("has one lead after a merge, and both after its undo", async () => {
  const { uid, idToken } = await account({ role: "sales" });
  const pair = await twice(uid);
  await Promise.all([
    untilIndexed(uid, pair.kept.id, true),
    untilIndexed(uid, pair.other.id, true),
  ]);
  const mergeId = mergeIdOf(await merge(idToken, pair.order));
  await untilIndexed(uid, pair.other.id, false);
  expect((await indexIn(watched, uid)).has(pair.kept.id)).toBe(true);
  await undo(idToken, mergeId);
  await untilIndexed(uid, pair.other.id, true);
});

async function deliver(events: readonly WriteEvent[]): Promise<void> {
  // Several concurrently, as on parallel instances.
  const queue = [...events];
  const worker = async () => {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) await again(event);
  };
  await Promise.all([worker(), worker(), worker()]);
}

/** Redelivers an event whose function has failed, as the cloud does. */
async function again(event: WriteEvent, tries = 5): Promise<void> {
  try {
    await indexer.run(event);
  } catch (error) {
    if (tries === 0) throw error;
    await again(event, tries - 1);
  }
}

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
  return Promise.all(readers.map((reader) => indexIn(firestore, reader)));
}

function partsIn(db: Firestore, reader: string) {
  return db.collection(`leadIndexes/${reader}/parts`);
}

async function indexIn(db: Firestore, reader: string): Promise<Index> {
  const { docs } = await partsIn(db, reader).get();
  const parts = docs.map((each) => leadIndexPartSchema.parse(each.data()));
  return new Map(parts.flatMap(({ people }) => Object.entries(people)));
}

/** When each part was last written. */
async function versionsOf(reader: string): Promise<ReadonlyMap<string, string>> {
  const { docs } = await partsIn(firestore, reader).get();
  return new Map(docs.map(({ id, updateTime }) => [id, updateTime.valueOf()]));
}

/** Waits until a lead has a right entry in an index, or none. */
function untilIndexed(
  reader: string,
  id: string,
  isRight: boolean | ((entry: LeadEntry) => boolean),
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = partsIn(watched, reader).onSnapshot(({ docs }) => {
      const parts = docs.map((part) => leadIndexPartSchema.parse(part.data()));
      const entry = parts.map(({ people }) => people[id]).find((each) => each !== undefined);
      const isDone =
        typeof isRight === "boolean"
          ? (entry !== undefined) === isRight
          : entry !== undefined && isRight(entry);
      if (!isDone) return;
      stop();
      resolve();
    }, reject);
  });
}

/** The output of `npm run recount`, which finds the emulators in the environment of these tests. */
async function byOperator(): Promise<string> {
  const script = fileURLToPath(new URL("../../../scripts/recount.ts", import.meta.url));
  const env = { ...process.env, GCLOUD_PROJECT: project };
  return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
}
