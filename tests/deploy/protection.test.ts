import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { objectsOf } from "../../scripts/lib/json.ts";
import { startRehearsal, type Rehearsal } from "./rehearsal.ts";
import { newBucket } from "./standIns/storageApis.ts";

const id = "salvia-protection";
const protect = `npm run protect -- --project ${id}`;
const database = `projects/${id}/databases/(default)`;

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
  const again = await rehearsal.run(protect);
  expect(again.output).toContain("There is a weekly backup");
  expect(again.output).toContain("Accounts have no backup");
  expect([...project.backupSchedules.values()]).toEqual(schedules);
  expect(project.buckets.size).toBe(0);

  standIns.fail({ id: "firestore.projects.databases.backupSchedules.list", times: 9, how: 403 });
  const refused = await rehearsal.run(protect);
  expect(refused.lastLine).toMatch(/firestore\.googleapis\.com answered 403/);
  expect(refused.code).toBe(1);
});

describe.each([
  {
    variable: "AUDIT_BUCKET",
    bucket: "example-audit",
    says: "The mirror of the audit log is in example-audit",
    retentionPeriod: "315360000",
    lifecycle: undefined,
    roles: ["roles/storage.objectCreator", "roles/storage.objectViewer"],
  },
  {
    variable: "ACCOUNTS_BUCKET",
    bucket: "example-accounts",
    says: "The export of accounts is in example-accounts",
    retentionPeriod: "8467200",
    lifecycle: { rule: [{ action: { type: "Delete" }, condition: { age: 98 } }] },
    roles: ["roles/storage.objectCreator"],
  },
])("the bucket of $variable", ({ variable, bucket, says, retentionPeriod, lifecycle, roles }) => {
  /** Only owners of the project and the functions have access to objects. */
  const bindings = [
    {
      role: "roles/storage.legacyBucketOwner",
      members: ["projectEditor:x", "projectOwner:x"],
    },
    { role: "roles/storage.legacyBucketReader", members: ["projectViewer:x"] },
    { role: "roles/storage.legacyObjectOwner", members: ["projectOwner:x"] },
    ...roles.map((role) => ({ role, members: [`serviceAccount:${functionsAccountEmail(id)}`] })),
  ];
  const iamConfiguration = {
    uniformBucketLevelAccess: { enabled: true },
    publicAccessPrevention: "enforced",
  };

  it("is created, locked and closed, and not changed the second time", async () => {
    const { project } = rehearsal;
    project.buckets.clear();
    rehearsal.configure({ [variable]: bucket });
    expect((await rehearsal.run(protect)).code).toBe(0);
    expect((await rehearsal.run(protect)).output).toContain(says);
    const { resource, policy } = project.buckets.get(bucket) ?? newBucket({});
    expect(resource).toEqual({
      name: bucket,
      location: serverRegion,
      retentionPolicy: { retentionPeriod, isLocked: true },
      ...(lifecycle && { lifecycle }),
      iamConfiguration,
      // One change: the lock.
      metageneration: "2",
    });
    expect(policy["bindings"]).toEqual(bindings);
  });

  it("becomes safe if someone has made it by hand, also after an interruption", async () => {
    const { project, standIns } = rehearsal;
    const byHand = newBucket({ name: bucket });
    const temporary = { role: "roles/storage.admin", members: ["user:x"], condition: {} };
    byHand.policy = {
      ...byHand.policy,
      bindings: [...objectsOf(byHand.policy["bindings"]), temporary],
    };
    project.buckets.set(bucket, byHand);
    standIns.fail({ id: "storage.buckets.lockRetentionPolicy", times: 1, how: 403 });
    const refused = await rehearsal.run(protect);
    expect(refused.lastLine).toMatch(/storage\.googleapis\.com answered 403/);
    expect((await rehearsal.run(protect)).code).toBe(0);
    const { resource, policy } = project.buckets.get(bucket) ?? newBucket({});
    expect(resource).toMatchObject({
      retentionPolicy: { retentionPeriod, isLocked: true },
      ...(lifecycle && { lifecycle }),
      iamConfiguration,
    });
    // With its condition.
    expect(policy["bindings"]).toEqual(expect.arrayContaining([...bindings, temporary]));
  });
});

it("sends only requests that Google's descriptions have", () => {
  expect(rehearsal.standIns.calls.map((call) => call.id)).toContain("storage.buckets.setIamPolicy");
  expect(rehearsal.standIns.differences).toEqual([]);
});
