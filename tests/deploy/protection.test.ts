import { functionsAccountEmail } from "@salvia/domain/shared/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

import { startRehearsal, type Rehearsal } from "./rehearsal.ts";
import { newBucket } from "./standIns/storageApis.ts";

const id = "salvia-protection";
const protect = `npm run protect -- --project ${id}`;
const database = `projects/${id}/databases/(default)`;
const bucket = "example-audit";

let rehearsal: Rehearsal;

beforeAll(async () => {
  rehearsal = await startRehearsal(id);
  rehearsal.project.databases.set(database, {
    name: database,
    locationId: serverRegion,
    type: "FIRESTORE_NATIVE",
    deleteProtectionState: "DELETE_PROTECTION_DISABLED",
  });
}, 180_000);

afterEach(() => rehearsal.standIns.heal());

afterAll(() => rehearsal.close());

it("protects the database with backups, and changes nothing the second time", async () => {
  const { project, standIns } = rehearsal;
  // Someone has chosen a shorter time in the console.
  const name = `${database}/backupSchedules/console`;
  project.backupSchedules.set(name, { name, dailyRecurrence: {}, retention: "86400s" });
  expect((await rehearsal.run(protect)).code).toBe(0);
  expect(project.databases.get(database)).toMatchObject({
    deleteProtectionState: "DELETE_PROTECTION_ENABLED",
    pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
  });
  const schedules = [...project.backupSchedules.values()];
  expect(schedules).toMatchObject([
    { name, dailyRecurrence: {}, retention: "604800s" },
    { weeklyRecurrence: { day: "SUNDAY" }, retention: "8467200s" },
  ]);
  expect((await rehearsal.run(protect)).output).toContain("There is a weekly backup");
  expect([...project.backupSchedules.values()]).toEqual(schedules);
  expect(project.buckets.size).toBe(0);

  standIns.fail({ id: "firestore.projects.databases.backupSchedules.list", times: 9, how: 403 });
  const refused = await rehearsal.run(protect);
  expect(refused.lastLine).toMatch(/firestore\.googleapis\.com answered 403/);
  expect(refused.code).toBe(1);
});

it("creates and locks the bucket for the audit log, and changes nothing the second time", async () => {
  const { project } = rehearsal;
  rehearsal.configure({ AUDIT_BUCKET: bucket });
  expect((await rehearsal.run(protect)).code).toBe(0);
  expect((await rehearsal.run(protect)).output).toContain(
    `The mirror of the audit log is in ${bucket}`,
  );
  const { resource, policy } = project.buckets.get(bucket) ?? newBucket({});
  expect(resource).toMatchObject({
    location: serverRegion,
    retentionPolicy: { retentionPeriod: "315360000", isLocked: true },
    iamConfiguration: { publicAccessPrevention: "enforced" },
    // One change: the lock.
    metageneration: "2",
  });
  expect(policy["bindings"]).toEqual(
    ["roles/storage.objectCreator", "roles/storage.objectViewer"].map((role) => ({
      role,
      members: [`serviceAccount:${functionsAccountEmail(id)}`],
    })),
  );
});

it("makes a bucket safe that someone made by hand, also after an interruption", async () => {
  const { project, standIns } = rehearsal;
  rehearsal.configure({ AUDIT_BUCKET: bucket });
  project.buckets.set(bucket, newBucket({ name: bucket }));
  standIns.fail({ id: "storage.buckets.lockRetentionPolicy", times: 1, how: 403 });
  const refused = await rehearsal.run(protect);
  expect(refused.lastLine).toMatch(/storage\.googleapis\.com answered 403/);
  expect((await rehearsal.run(protect)).code).toBe(0);
  expect(project.buckets.get(bucket)?.resource["retentionPolicy"]).toEqual({
    retentionPeriod: "315360000",
    isLocked: true,
  });
});

it("sends only requests that Google's descriptions have", () => {
  expect(rehearsal.standIns.calls.map((call) => call.id)).toContain("storage.buckets.setIamPolicy");
  expect(rehearsal.standIns.differences).toEqual([]);
});
