import { randomUUID } from "node:crypto";

import { bulkJobLimits } from "@salvia/domain/lead/bulk/bulkJob";
import { collections } from "@salvia/domain/shared/collections";
import { FieldValue, type DocumentReference } from "firebase-admin/firestore";

import { runBulkJob } from "../../../functions/src/leads/bulk/runBulkJob.ts";
import { createJob } from "../../../functions/src/leads/bulk/storedJobs.ts";
import { lead } from "../../../seed/leads.ts";
import { failingAt } from "../../functions/leads/failingAt.ts";
import { firestore } from "../../functions/support/accounts.ts";
import type { Measurement } from "../support/measurement.ts";
import { countingFirestore, type Counts } from "./countingFirestore.ts";

const small = 1_000;
const large = bulkJobLimits.rows;
const page = bulkJobLimits.rowsPerPart;

/** How many times as many reads, writes or calls a lead of a large job may cost as one of a small one. */
const allowedGrowth = 1.1;

/** How many times as long a job may take as writes that check nothing. */
const allowedRatio = 1.5;

const bareCosts: Counts = { reads: 0, writes: 1, calls: 1 / page };

const loss = { reason: "unreachable", note: null } as const;

/**
 * What a lead costs in jobs of a thousand and of ten thousand leads; how long a job takes, compared
 * with writes in batches that check nothing, while the same list listens; and whether a job that
 * dies at any page loses anything.
 *
 * @param rounds how many large jobs are measured
 */
export async function measureBulk(rounds: number): Promise<Measurement> {
  const few = await runCounted(small);
  const times = { job: 0, bare: 0 };
  const faults: string[] = [...few.faults];
  let many = few;
  for (let round = 0; round < rounds; round += 1) {
    times.bare += await timed(large, writeBare);
    many = await runCounted(large);
    times.job += many.ms;
    faults.push(...many.faults);
  }
  const died = await runThroughDeath();
  const ratio = times.job / times.bare;
  const perLarge = (ms: number) => (ms / rounds / large).toFixed(2);
  const grown = (["reads", "writes", "calls"] as const).map((each) => many[each] / few[each]);
  const worst = Math.max(...grown);
  return {
    table: {
      title: "A bulk job",
      heads: ["reads a lead", "writes a lead", "calls a lead", "ms a lead", "ratio"],
      rows: [
        [`${small} leads`, ...perLead(few), (few.ms / small).toFixed(2), ""],
        [`${large} leads`, ...perLead(many), perLarge(times.job), ratio.toFixed(2)],
        ["bare batched writes", ...perLead(bareCosts), perLarge(times.bare), "1"],
      ],
    },
    promises: [
      {
        promise: `a lead of ${large} costs at most ${allowedGrowth} x one of ${small}`,
        worst: `${worst.toFixed(2)} x`,
        faults: worst > allowedGrowth ? ["It costs more."] : [],
      },
      {
        promise: `a job takes at most ${allowedRatio} x writes that check nothing`,
        worst: `${ratio.toFixed(2)} x`,
        faults: ratio > allowedRatio ? ["It takes longer."] : [],
      },
      {
        promise: "a job changes each lead once, wherever it dies",
        worst: `died at page ${died.page}`,
        faults: [...faults, ...died.faults],
      },
    ],
  };
}

function perLead({ reads, writes, calls }: Counts): string[] {
  return [reads.toFixed(2), writes.toFixed(2), calls.toFixed(3)];
}

/** Runs a job; its cost for each lead. */
async function runCounted(count: number): Promise<Counts & { ms: number; faults: string[] }> {
  const { firestore: counted, counts } = countingFirestore(firestore);
  let faults: string[] = [];
  const ms = await timed(count, async (leads, ownerId) => {
    const id = await storedJob(leads, ownerId);
    const begun = performance.now();
    await runBulkJob(counted, id, new Date());
    const took = performance.now() - begun;
    faults = await faultsOf(leads);
    return took;
  });
  const each = (total: number) => total / count;
  const { reads, writes, calls } = counts;
  return { reads: each(reads), writes: each(writes), calls: each(calls), ms, faults };
}

/** Lets a job die at a random page, and go on. */
async function runThroughDeath(): Promise<{ page: number; faults: string[] }> {
  const { leads, ownerId } = await storedLeads(small);
  const id = await storedJob(leads, ownerId);
  const broken = 2 + Math.floor(Math.random() * (small / page - 1));
  const dying = await runBulkJob(failingAt(broken).firestore, id, new Date()).then(
    () => "It did not die.",
    () => null,
  );
  await runBulkJob(firestore, id, new Date());
  return { page: broken, faults: [...(dying === null ? [] : [dying]), ...(await faultsOf(leads))] };
}

/** Times work on as many new leads, while a list of them listens. @returns milliseconds */
async function timed(
  count: number,
  work: (leads: readonly DocumentReference[], ownerId: string) => Promise<number>,
): Promise<number> {
  const { leads, ownerId } = await storedLeads(count);
  const list = firestore
    .collection(collections.leads)
    .where("ownerId", "==", ownerId)
    .orderBy("createdAt", "desc")
    .limit(30);
  const stop = list.onSnapshot(() => {});
  try {
    return await work(leads, ownerId);
  } finally {
    stop();
  }
}

async function writeBare(leads: readonly DocumentReference[]): Promise<number> {
  const begun = performance.now();
  for (let from = 0; from < leads.length; from += page) {
    const batch = firestore.batch();
    const rev = FieldValue.increment(1);
    const updatedAt = FieldValue.serverTimestamp();
    for (const each of leads.slice(from, from + page)) {
      batch.update(each, { status: "lost", loss, rev, updatedAt });
    }
    await batch.commit();
  }
  return performance.now() - begun;
}

async function storedJob(leads: readonly DocumentReference[], uid: string): Promise<string> {
  const jobId = randomUUID();
  const rows = leads.map(({ id }) => ({ id, rev: 1 }));
  const action = { kind: "move", to: "lost", loss } as const;
  await createJob(firestore, { jobId, uid, action, rows, now: new Date() });
  return jobId;
}

async function storedLeads(count: number) {
  const ownerId = randomUUID();
  const leads = Array.from({ length: count }, () => firestore.collection(collections.leads).doc());
  for (let from = 0; from < count; from += 500) {
    const batch = firestore.batch();
    for (const each of leads.slice(from, from + 500)) batch.create(each, lead({ ownerId }));
    await batch.commit();
  }
  return { leads, ownerId };
}

/** The leads that were not lost exactly once, one sentence for all. */
async function faultsOf(leads: readonly DocumentReference[]): Promise<string[]> {
  const found = await firestore.getAll(...leads);
  const wrong = found.filter((each) => each.get("status") !== "lost" || each.get("rev") !== 2);
  return wrong.length === 0 ? [] : [`${wrong.length} leads were not changed once.`];
}
