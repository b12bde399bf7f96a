import type { UserImportRecord } from "firebase-admin/auth";
import { validateUserJson } from "firebase-tools/lib/accountImporter.js";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { exportAll } from "../../../functions/src/accounts/export/exportAll.ts";
import { exportAccounts } from "../../../functions/src/accounts/export/exportAccounts.ts";
import { objectOf, objectsOf, type JsonObject } from "../../../scripts/lib/json.ts";
import type { Bucket } from "../../deploy/standIns/cloudProject.ts";
import { startCloudStorage, type CloudStorage } from "../../deploy/standIns/cloudStorage.ts";
import { newBucket } from "../../deploy/standIns/storageApis.ts";
import { auth } from "../support/accounts.ts";
import { logged } from "../support/serverLog.ts";

// The nightly export with the accounts of the emulator, and a stand-in of Cloud Storage that checks
// requests against Google's description.

// Bytes whose base64 isn't the same in addresses.
const hash = "+/+/q83vEjRWeJq83vASNA==";
const salt = "/+8=";
const scrypt = { memoryCost: 1024, parallelization: 16, blockSize: 8, derivedKeyLength: 64 };
const start = new Date("2026-11-25T02:30:00Z");

let storage: CloudStorage;
let bucket: Bucket;

beforeAll(async () => {
  storage = await startCloudStorage();
  const accounts = Array.from({ length: 1000 }, (_, nth) => ({ uid: `member-${nth}` }));
  await auth.importUsers(accounts);
  const noa: UserImportRecord = {
    uid: "noa",
    email: "noa@example.com",
    emailVerified: true,
    displayName: 'Noa "N" Çelik, MD',
    phoneNumber: "+351912345678",
    disabled: true,
    customClaims: { role: "doctor" },
    metadata: { creationTime: "2026-01-02T03:04:05Z", lastSignInTime: "2026-11-24T08:00:00Z" },
    passwordHash: Buffer.from(hash, "base64"),
    passwordSalt: Buffer.from(salt, "base64"),
    multiFactor: {
      enrolledFactors: [{ uid: "phone-1", factorId: "phone", phoneNumber: "+351911111111" }],
    },
    providerData: [
      { providerId: "google.com", uid: "g-1", email: "noa@example.com", displayName: "Noa" },
      { providerId: "oidc.staff", uid: "o-1", email: "noa@example.com" },
    ],
  };
  await auth.importUsers([noa], { hash: { algorithm: "STANDARD_SCRYPT", ...scrypt } });
}, 180_000);

beforeEach(() => {
  bucket = newBucket({ name: "accounts" });
  storage.buckets.set("accounts", bucket);
});

afterEach(() => storage.standIns.heal());

afterAll(async () => {
  vi.unstubAllEnvs();
  await storage.close();
});

/** What an object of the bucket contains. */
const stored = (name: string) => objectOf(JSON.parse(bucket.objects.get(name)?.text ?? "{}"));

/** The accounts of all pages. */
const exported = (): readonly JsonObject[] =>
  [...bucket.objects.keys()].flatMap((name) => objectsOf(stored(name)["users"]));

it("exports all accounts, page by page, in a form that firebase auth:import accepts", async () => {
  expect(await exportAll(auth, "accounts", start)).toEqual({ accounts: 1001, pages: 2 });
  expect([...bucket.objects.keys()]).toEqual([
    "2026-11-25T02:30:00.000Z/0001.json",
    "2026-11-25T02:30:00.000Z/0002.json",
    "2026-11-25T02:30:00.000Z/complete.json",
  ]);
  expect(stored("2026-11-25T02:30:00.000Z/complete.json")).toEqual({ accounts: 1001, pages: 2 });
  expect(new Set(exported().map(({ localId }) => localId)).size).toBe(1001);
  expect(exported().map((user) => validateUserJson(user).error ?? null)).toEqual(
    Array.from({ length: 1001 }, () => null),
  );
  expect(exported().find(({ localId }) => localId === "noa")).toEqual({
    localId: "noa",
    email: "noa@example.com",
    emailVerified: true,
    displayName: 'Noa "N" Çelik, MD',
    phoneNumber: "+351912345678",
    disabled: true,
    customAttributes: '{"role":"doctor"}',
    createdAt: String(Date.parse("2026-01-02T03:04:05Z")),
    lastSignedInAt: String(Date.parse("2026-11-24T08:00:00Z")),
    passwordHash: hash,
    salt,
    mfaInfo: [
      {
        mfaEnrollmentId: "phone-1",
        phoneInfo: "+351911111111",
        enrolledAt: expect.any(String),
      },
    ],
    // The staff's own provider is left out: auth:import would refuse the account.
    providerUserInfo: [
      { providerId: "google.com", rawId: "g-1", email: "noa@example.com", displayName: "Noa" },
    ],
  });
});

it("never replaces an object, and leaves an interrupted export without complete.json", async () => {
  const second = "2026-11-25T02:30:00.000Z/0002.json";
  bucket.objects.set(second, { resource: { name: second }, text: "{}" });
  await expect(exportAll(auth, "accounts", start)).rejects.toThrow("Cloud Storage answered 412");
  expect(stored(second)).toEqual({});
  expect([...bucket.objects.keys()].filter((name) => name.includes("complete"))).toEqual([]);
  // The schedule tries once more, in a folder of its own.
  const again = new Date(start.getTime() + 60_000);
  expect(await exportAll(auth, "accounts", again)).toEqual({ accounts: 1001, pages: 2 });
});

it("logs the numbers, or that it failed", async () => {
  vi.stubEnv("ACCOUNTS_BUCKET", "accounts");
  await exportAccounts(start);
  expect(logged("accounts exported")).toEqual([
    { accounts: 1001, pages: 2, severity: "INFO", message: "accounts exported" },
  ]);
  storage.standIns.fail({ id: "storage.objects.insert", times: 1, how: 503 });
  await expect(exportAccounts(start)).rejects.toThrow("Cloud Storage answered 503");
  expect(logged("accounts not exported")).toHaveLength(1);
});

it("does nothing without a bucket", async () => {
  const [calls, entries] = [storage.standIns.calls.length, logged("accounts exported").length];
  vi.stubEnv("ACCOUNTS_BUCKET", "");
  await exportAccounts(start);
  expect(storage.standIns.calls).toHaveLength(calls);
  expect(logged("accounts exported")).toHaveLength(entries);
});

it("sends only requests that Google's description of Cloud Storage has", () => {
  expect(storage.standIns.calls.map(({ id }) => id)).toContain("storage.objects.insert");
  expect(storage.standIns.differences).toEqual([]);
});
