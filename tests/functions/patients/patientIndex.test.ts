import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { patientSchema, type Patient } from "@salvia/domain/record/patient";
import {
  indexEntryOf,
  partMax,
  patientIndexPartSchema,
  type PatientEntry,
} from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";

import { patient } from "../../../seed/patients.ts";
import { seededRandom, type Random } from "../../../seed/random.ts";
import { firestore as watched } from "../support/accounts.ts";
import { startFunction } from "../support/function.ts";
import { storedAt, writeEvent, type WriteEvent } from "../support/writeEvents.ts";

// A project without running functions: the test delivers the events in any order.
const project = `demo-index-${randomUUID().slice(0, 8)}`;
const firestore = getFirestore(initializeApp({ projectId: project }, project));
const clinicians = ["camille", "daniel", "elif"] as const;

let indexer: Awaited<ReturnType<typeof startFunction>>;
let repairer: Awaited<ReturnType<typeof startFunction>>;

beforeAll(async () => {
  indexer = await startFunction("indexPatient", project);
  repairer = await startFunction("repairPatientIndexes", project);
});

afterAll(() => {
  indexer.stop();
  repairer.stop();
});

it("ends in the true index after two hundred changes, shuffled and redelivered", async () => {
  const random = seededRandom(81);
  const events: WriteEvent[] = [];
  while (events.length < 200) events.push(await randomChange(random));
  const deliveries = events.flatMap((event) =>
    Array.from({ length: random.int(1, 3) }, () => event),
  );
  await deliver(shuffled(deliveries, random));
  const expected = await trueIndexes();
  expect(expected.map(({ size }) => size).every((size) => size > 0)).toBe(true);
  expect(await storedIndexes()).toEqual(expected);
  // A repair finds nothing to do, and old events change nothing.
  await repairer.run({});
  await deliver(events.slice(0, 50));
  expect(await storedIndexes()).toEqual(expected);
});

it("writes nothing for the events of patients whose entries are right already", async () => {
  const clinicianId = `many-${randomUUID()}`;
  const uids = Array.from({ length: partMax + 100 }, (_, at) => `i${String(at).padStart(5, "0")}`);
  const batch = firestore.batch();
  for (const uid of uids) {
    batch.set(firestore.doc(`patients/${uid}`), patient({ clinicians: [clinicianId] }));
  }
  batch.set(firestore.doc(`staff/${clinicianId}`), { role: "medical" });
  const written = await batch.commit();
  await repairer.run({});
  const versions = await versionsOf(clinicianId);
  expect([versions.size, (await indexOf(clinicianId)).size]).toEqual([2, uids.length]);
  const events = await Promise.all(
    uids.slice(0, 20).map(async (uid, at) => {
      const path = `patients/${uid}`;
      const value = await storedAt(project, path);
      return writeEvent(project, path, written[at] ?? never(path), { value });
    }),
  );
  await deliver(events);
  expect(await versionsOf(clinicianId)).toEqual(versions);
});

it("repairs drift, broken parts, and missing indexes, and merges parts that became small", async () => {
  const before = await trueIndexes();
  const index = (uid: string) => firestore.collection(`patientIndexes/${uid}/parts`);
  await index("camille").doc("from-").update({ people: {} });
  await index("daniel").doc("from-").set({ from: "", people: "by hand" });
  await index("elif")
    .doc("from-zz")
    .set({ from: "zz", people: { zzz: indexEntryOf(patient()) } });
  await firestore.doc("staff/newcomer").set({ role: "medical" });
  await firestore.doc("patients/only").set(patient({ clinicians: ["newcomer"] }));
  expect(await byOperator()).toMatch(
    /^Compared the patient indexes of \d+ people; 4 were put right\.$/m,
  );
  expect(await storedIndexes()).toEqual(before);
  expect([...(await indexOf("newcomer")).keys()]).toEqual(["only"]);
  expect(await versionsOf("elif")).toHaveProperty("size", 1);
});

it("is updated by the deployed trigger when a clinician is added and removed", async () => {
  const [giver, taker, uid] = [randomUUID(), randomUUID(), randomUUID()];
  const document = watched.doc(`patients/${uid}`);
  await document.set(patient({ clinicians: [giver] }));
  await untilIndexed(giver, uid, true);
  await document.update({ clinicians: [taker], name: "Beatriz Falcão" });
  await Promise.all([untilIndexed(giver, uid, false), untilIndexed(taker, uid, true)]);
  await document.delete();
  await untilIndexed(taker, uid, false);
  const left = await watched.collection(`patientIndexes/${taker}/parts`).get();
  expect(left.size).toBe(0);
});

/** Creates, changes, or deletes a patient, and returns the event. */
async function randomChange(random: Random): Promise<WriteEvent> {
  const uid = `p${random.int(1, 30)}`;
  const document = firestore.doc(`${collections.patients}/${uid}`);
  const oldValue = await storedAt(project, document.path);
  const isGone = "fields" in oldValue && random.chance(0.15);
  const next: Patient = patient({
    name: random.pick(["Beatriz Nogueira", "Cédric Noël", "Zoé Mercier"]),
    memberNumber: random.pick([null, `SV-${uid}`.toUpperCase()]),
    clinicians: clinicians.filter((_, at) => at === random.int(0, 2) || random.chance(0.3)),
  });
  if (next.clinicians.length === 0) next.clinicians.push("camille");
  const written = isGone ? await document.delete() : await document.set(next);
  const value = isGone ? {} : await storedAt(project, document.path);
  return writeEvent(project, document.path, written, { oldValue, value });
}

function never(path: string): never {
  throw new Error(`${path} was not written.`);
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
    await indexer.run(event);
  } catch (error) {
    if (tries === 0) throw error;
    await again(event, tries - 1);
  }
}

type Index = ReadonlyMap<string, PatientEntry>;

async function trueIndexes(): Promise<Index[]> {
  const { docs } = await firestore.collection(collections.patients).get();
  const patients = docs.map((each) => [each.id, patientSchema.parse(each.data())] as const);
  return clinicians.map((uid) => {
    const own = patients.filter(([, each]) => each.clinicians.includes(uid));
    return new Map(own.map(([id, each]) => [id, indexEntryOf(each)]));
  });
}

async function storedIndexes(): Promise<Index[]> {
  return Promise.all(clinicians.map((uid) => indexOf(uid)));
}

async function indexOf(clinicianId: string): Promise<Index> {
  const { docs } = await firestore.collection(`patientIndexes/${clinicianId}/parts`).get();
  const parts = docs.map((each) => patientIndexPartSchema.parse(each.data()));
  return new Map(parts.flatMap(({ people }) => Object.entries(people)));
}

/** When each part was last written. */
async function versionsOf(clinicianId: string): Promise<ReadonlyMap<string, string>> {
  const { docs } = await firestore.collection(`patientIndexes/${clinicianId}/parts`).get();
  return new Map(docs.map(({ id, updateTime }) => [id, updateTime.valueOf()]));
}

/** Waits until a patient is in a clinician's index, or no longer. */
function untilIndexed(clinicianId: string, uid: string, isIndexed: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = watched
      .collection(`patientIndexes/${clinicianId}/parts`)
      .onSnapshot(({ docs }) => {
        const people = docs.flatMap((part) => Object.keys(Object(part.get("people"))));
        if (people.includes(uid) !== isIndexed) return;
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

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.int(0, 1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
