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
import { expect, it } from "vitest";

import { patientWritten } from "../../../functions/src/patients/patientWritten.ts";
import { repairPatientIndexes } from "../../../functions/src/patients/repairPatientIndexes.ts";
import { patient } from "../../../seed/patients.ts";
import { seededRandom, type Random } from "../../../seed/random.ts";
import { isNightly } from "../../chance.ts";
import { firestore } from "../support/accounts.ts";
import { deliverAtOnce, redelivered } from "../support/deliveries.ts";
import {
  creationOf,
  delivering,
  storedAt,
  writeEvent,
  type WriteEvent,
} from "../support/writeEvents.ts";

const clinicians = ["camille", "daniel", "elif"] as const;

const deliver = (events: readonly WriteEvent[]) => deliverAtOnce(patientWritten, events);
const repair = repairPatientIndexes;

it("ends in the true index after many changes, shuffled and redelivered", async () => {
  const random = seededRandom(81);
  const events: WriteEvent[] = [];
  const count = isNightly() ? 200 : 80;
  while (events.length < count) events.push(await randomChange(random));
  await deliver(redelivered(events, random));
  const expected = await trueIndexes();
  expect(expected.map(({ size }) => size).every((size) => size > 0)).toBe(true);
  expect(await storedIndexes()).toEqual(expected);
  // A repair finds nothing to do, and old events change nothing.
  await repair();
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
  await batch.commit();
  await repair();
  const versions = await versionsOf(clinicianId);
  expect([versions.size, (await indexOf(clinicianId)).size]).toEqual([2, uids.length]);
  await deliver(await Promise.all(uids.slice(0, 20).map((uid) => creationOf(`patients/${uid}`))));
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

it("follows a patient whose clinician changes, and who is deleted", async () => {
  const [giver, taker, uid] = [randomUUID(), randomUUID(), randomUUID()];
  const document = firestore.doc(`patients/${uid}`);
  const indexing = (work: () => Promise<unknown>) => delivering("patients", [patientWritten], work);
  const indexed = async (clinician: string) => (await indexOf(clinician)).has(uid);
  await indexing(() => document.set(patient({ clinicians: [giver] })));
  expect(await indexed(giver)).toBe(true);
  await indexing(() => document.update({ clinicians: [taker], name: "Beatriz Falcão" }));
  expect([await indexed(giver), await indexed(taker)]).toEqual([false, true]);
  await indexing(() => document.delete());
  const left = await firestore.collection(`patientIndexes/${taker}/parts`).get();
  expect(left.size).toBe(0);
});

/** Creates, changes, or deletes a patient, and returns the event. */
async function randomChange(random: Random): Promise<WriteEvent> {
  const uid = `p${random.int(1, 30)}`;
  const document = firestore.doc(`${collections.patients}/${uid}`);
  const oldValue = await storedAt(document.path);
  const isGone = "fields" in oldValue && random.chance(0.15);
  const next: Patient = patient({
    name: random.pick(["Beatriz Nogueira", "Cédric Noël", "Zoé Mercier"]),
    memberNumber: random.pick([null, `SV-${uid}`.toUpperCase()]),
    clinicians: clinicians.filter((_, at) => at === random.int(0, 2) || random.chance(0.3)),
  });
  if (next.clinicians.length === 0) next.clinicians.push("camille");
  const written = isGone ? await document.delete() : await document.set(next);
  const value = isGone ? {} : await storedAt(document.path);
  return writeEvent(document.path, written, { oldValue, value });
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

/** The output of `npm run recount`, which finds the emulators in the environment of these tests. */
async function byOperator(): Promise<string> {
  const script = fileURLToPath(new URL("../../../scripts/recount.ts", import.meta.url));
  return (await promisify(execFile)(process.execPath, [script])).stdout;
}
