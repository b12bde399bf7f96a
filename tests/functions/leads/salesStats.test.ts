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
import { expect, it } from "vitest";

import { countWrittenLead } from "../../../functions/src/leads/countWrittenLead.ts";
import { recountSalesStats } from "../../../functions/src/leads/recountSalesStats.ts";
import { lead } from "../../../seed/leads.ts";
import { seededRandom } from "../../../seed/random.ts";
import { isNightly } from "../../chance.ts";
import { firestore } from "../support/accounts.ts";
import { deliverAtOnce, redelivered, shuffled } from "../support/deliveries.ts";
import { withDates } from "../support/withDates.ts";
import type { WriteEvent } from "../support/writeEvents.ts";
import { counting, figuresOf } from "./counting.ts";
import { randomLeadChanges } from "./randomLeadChanges.ts";

const people = ["ana", "ben", "cleo"] as const;

const deliver = (events: readonly WriteEvent[]) => deliverAtOnce(countWrittenLead, events);
const recount = recountSalesStats;

it("ends in the recount's figures after many changes, shuffled and redelivered", async () => {
  const random = seededRandom(1);
  const changes = randomLeadChanges(people, random);
  const events = await changes.make(isNightly() ? 300 : 200);
  const deliveries = redelivered(events, random);
  expect(deliveries.length).toBeGreaterThan(events.length * 1.5);
  await deliver(deliveries);

  const kept = await stats();
  expect(kept).toEqual(recounted(await changes.leads()));
  expect(
    kept.some(({ months }) => Object.values(months).some(({ converted }) => converted > 0)),
  ).toBe(true);

  await recount();
  expect(await stats()).toEqual(kept);
  // Redelivered events change nothing either.
  await deliver(events.slice(0, 50));
  expect(await stats()).toEqual(kept);
});

it("ends in the right figures after a recount concurrent with changes and events", async () => {
  const random = seededRandom(2);
  const changes = randomLeadChanges(people, random);
  const late = await changes.make(60);
  for (let round = 0; round < (isNightly() ? 4 : 2); round += 1) {
    // Concurrently: leads change, events arrive, and everything is recounted.
    const [events] = await Promise.all([changes.make(30), recount(), deliver(late.splice(0, 20))]);
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
  const changes = randomLeadChanges(people, seededRandom(3));
  await deliver(await changes.make(5));
  expect(await byOperator()).toMatch(
    /^Counted the leads of 4 people; the figures of [34] were put right\.$/m,
  );
  expect(await stats()).toEqual(recounted(await changes.leads()));
  const gone = (await firestore.doc("salesStats/gone").get()).data();
  expect(gone?.["kinds"]).toEqual({ lead: 0, client: 0 });
});

it("follows a lead that is claimed and handed over", async () => {
  const [giver, taker] = [randomUUID(), randomUUID()];
  const pooled = await counting(() => firestore.collection("leads").add(lead()));
  const own = await counting(() => firestore.collection("leads").add(lead({ ownerId: giver })));
  expect((await figuresOf(giver)).kinds.lead).toBe(1);
  await counting(() => pooled.update({ ownerId: giver, rev: 2 }));
  expect((await figuresOf(giver)).kinds.lead).toBe(2);
  await counting(() => own.update({ ownerId: taker, rev: 2 }));
  expect((await figuresOf(giver)).kinds.lead).toBe(1);
  expect((await figuresOf(taker)).statuses.new).toBe(1);
  expect((await firestore.doc("salesStats/null").get()).exists).toBe(false);
});

it("returns to the same figures when a move to lost is undone", async () => {
  const uid = randomUUID();
  const quoted = { status: "quoted", step: 4 } as const;
  const add = () => firestore.collection("leads").add(lead({ ownerId: uid, ...quoted }));
  const own = await counting(add);
  const before = await figuresOf(uid);
  await counting(() => own.update({ status: "lost", rev: 2 }));
  expect((await figuresOf(uid)).statuses).toMatchObject({ lost: 1, quoted: 0 });
  await counting(() => own.update({ ...quoted, rev: 3 }));
  expect(await figuresOf(uid)).toEqual(before);
});

/** The output of `npm run recount`, which finds the emulators in the environment of these tests. */
async function byOperator(): Promise<string> {
  const script = fileURLToPath(new URL("../../../scripts/recount.ts", import.meta.url));
  return (await promisify(execFile)(process.execPath, [script])).stdout;
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
