import { afterEach, expect, it, vi } from "vitest";

import { loadDemo } from "./load.ts";

afterEach(() => vi.unstubAllEnvs());

const emulators = {
  FIRESTORE_EMULATOR_HOST: "localhost:1",
  FIREBASE_AUTH_EMULATOR_HOST: "localhost:1",
  GCLOUD_PROJECT: "demo-salvia",
};

it.each<[string, Partial<Record<keyof typeof emulators, undefined | string>>, string]>([
  [
    "without a Firestore emulator",
    { FIRESTORE_EMULATOR_HOST: undefined },
    "FIRESTORE_EMULATOR_HOST must be set",
  ],
  [
    "without an Auth emulator",
    { FIREBASE_AUTH_EMULATOR_HOST: "" },
    "FIREBASE_AUTH_EMULATOR_HOST must be set",
  ],
  ["for a real project", { GCLOUD_PROJECT: "salvia-demo-prod" }, 'does not begin with "demo-"'],
  ["for no project", { GCLOUD_PROJECT: undefined }, 'does not begin with "demo-"'],
])("refuses to write %s", async (_case, change, reason) => {
  for (const [name, value] of Object.entries({ ...emulators, ...change })) vi.stubEnv(name, value);
  await expect(loadDemo({ now: new Date() })).rejects.toThrow(reason);
});
