import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import type { Lead } from "@salvia/domain/lead/lead";
import {
  noFigures,
  salesStatsSchema,
  tally,
  withKeptMonths,
  type SalesFigures,
} from "@salvia/domain/lead/salesStats";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { seededRandom } from "../../../seed/random.ts";
import { firestore as watched } from "../support/accounts.ts";
import { startFunction } from "../support/function.ts";
import { withDates } from "../support/withDates.ts";
import type { WriteEvent } from "../support/writeEvents.ts";
import { randomLeadChanges } from "./randomLeadChanges.ts";

// A project without running functions: the test delivers the events in any order.
const project = `demo-stats-${randomUUID().slice(0, 8)}`;
const firestore = getFirestore(initializeApp({ projectId: project }, project));
const people = ["ana", "ben", "cleo"] as const;
const target = { firestore, project, people };

let counter: Awaited<ReturnType<typeof startFunction>>;
let recounter: Awaited<ReturnType<typeof startFunction>>;

beforeAll(async () => {
  counter = await startFunction("countLead", project);
  recounter = await startFunction("recountSalesStats", project);
});

afterAll(() => {
  counter.stop();
  recounter.stop();
});

it("ends in the recount's figures after three hundred changes, shuffled and redelivered", async () => {
  const random = seededRandom(1);
  const changes = randomLeadChanges(target, random);
  const events = await changes.make(300);
  const deliveries = events.flatMap((event) =>
    Array.from({ length: random.int(1, 3) }, () => event),
  );
  expect(deliveries.length).toBeGreaterThan(events.length * 1.5);
  await deliver(shuffled(deliveries, random));

  const kept = await stats();
  expect(kept).toEqual(recounted(await changes.leads()));
  expect(
    kept.some(({ months }) => Object.values(months).some(({ converted }) => converted > 0)),
  ).toBe(true);

  await recounter.run({});
  expect(await stats()).toEqual(kept);
  // Redelivered events change nothing either.
  await deliver(events.slice(0, 50));
  expect(await stats()).toEqual(kept);
});

it("ends in the right figures after a recount concurrent with changes and events", async () => {
  const random = seededRandom(2);
  const changes = randomLeadChanges(target, random);
  const late = await changes.make(60);
  for (let round = 0; round < 4; round += 1) {
    // Concurrently: leads change, events arrive, and everything is recounted.
    const [events] = await Promise.all([
      changes.make(30),
      recounter.run({}),
      deliver(late.splice(0, 20)),
    ]);
    late.push(...events);
  }
  await deliver(shuffled(late, random));
  expect(await stats()).toEqual(recounted(await changes.leads()));
});

it("repairs drifted or broken figures by a recount", async () => {
  await firestore.doc("salesStats/ben").update({ "kinds.lead": 999 });
  await firestore.doc("salesStats/cleo").set({ kinds: "many" });
  await firestore
    .doc("salesStats/gone")
    .set({ ...noFigures(), countedAt: null, months: "by hand" });
  const changes = randomLeadChanges(target, seededRandom(3));
  await deliver(await changes.make(5));
  expect(await byOperator()).toMatch(
    /^Counted the leads of 4 people; the figures of [34] were put right\.$/m,
  );
  expect(await stats()).toEqual(recounted(await changes.leads()));
  const gone = (await firestore.doc("salesStats/gone").get()).data();
  expect(gone?.["kinds"]).toEqual({ lead: 0, client: 0 });
});

it("is updated by the deployed trigger, which ignores its own writes", async () => {
  const [giver, taker] = [randomUUID(), randomUUID()];
  const pooled = await watched.collection("leads").add(lead());
  const own = await watched.collection("leads").add(lead({ ownerId: giver }));
  await until(giver, ({ kinds }) => kinds.lead === 1);
  await pooled.update({ ownerId: giver, rev: 2 });
  await until(giver, ({ kinds }) => kinds.lead === 2);
  await own.update({ ownerId: taker, rev: 2 });
  await Promise.all([
    until(giver, ({ kinds }) => kinds.lead === 1),
    until(taker, ({ statuses }) => statuses.new === 1),
  ]);
  expect((await watched.doc("salesStats/null").get()).exists).toBe(false);
});

it("returns to the same figures when a move to lost is undone", async () => {
  const uid = randomUUID();
  const quoted = { status: "quoted", step: 4 } as const;
  const own = await watched.collection("leads").add(lead({ ownerId: uid, ...quoted }));
  await until(uid, ({ statuses }) => statuses.quoted === 1);
  const before = await watched.doc(`salesStats/${uid}`).get();
  await own.update({ status: "lost", rev: 2 });
  await until(uid, ({ statuses }) => statuses.lost === 1 && statuses.quoted === 0);
  await own.update({ ...quoted, rev: 3 });
  await until(uid, ({ statuses }) => statuses.lost === 0 && statuses.quoted === 1);
  const after = await watched.doc(`salesStats/${uid}`).get();
  expect(after.data()).toEqual(before.data());
});

/** The output of `npm run recount`, which finds the emulators in the environment of these tests. */
async function byOperator(): Promise<string> {
  const script = fileURLToPath(new URL("../../../scripts/recount.ts", import.meta.url));
  const env = { ...process.env, GCLOUD_PROJECT: project };
  return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
}

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
    await counter.run(event);
  } catch (error) {
    if (tries === 0) throw error;
    await again(event, tries - 1);
  }
}

async function stats(): Promise<SalesFigures[]> {
  const found = await firestore.getAll(...people.map((uid) => firestore.doc(`salesStats/${uid}`)));
  return found.map((each) => {
    const { countedAt: _, ...figures } = salesStatsSchema.parse(withDates(each.data()));
    return figures;
  });
}

function recounted(leads: readonly Lead[]): SalesFigures[] {
  return people.map((uid) => {
    const figures = noFigures();
    for (const each of leads) if (each.ownerId === uid) tally(figures, each, 1);
    return withKeptMonths(figures, new Date());
  });
}

/** Waits until a user's figures satisfy `isSo`. */
function until(uid: string, isSo: (figures: SalesFigures) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = watched.doc(`salesStats/${uid}`).onSnapshot((snapshot) => {
      const data = snapshot.data();
      if (data === undefined || !isSo(salesStatsSchema.parse(withDates(data)))) return;
      stop();
      resolve();
    }, reject);
  });
}

function shuffled<Item>(items: readonly Item[], random: ReturnType<typeof seededRandom>): Item[] {
  return items
    .map((item) => ({ item, at: random.int(0, 1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
