import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { Offline, operatorTokens } from "./operatorTokens.ts";

let folder: string;
let credentials: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "salvia-tokens-"));
  credentials = join(folder, "credentials.json");
  vi.stubEnv("GOOGLE_APPLICATION_CREDENTIALS", credentials);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("names the command that signs in, in one line, on a machine without credentials", async () => {
  await expect(operatorTokens("salvia-example")()).rejects.toThrow(
    /^There are no valid Google credentials\. Run `gcloud auth application-default login`$/,
  );
});

test("doesn't take a machine without a network for one without credentials", async () => {
  writeFileSync(join(folder, "token"), "token");
  const external = {
    type: "external_account",
    audience:
      "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/a/providers/b",
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    // No one listens there.
    token_url: "http://127.0.0.1:1/token",
    credential_source: { file: join(folder, "token") },
  };
  writeFileSync(credentials, JSON.stringify(external));
  await expect(operatorTokens("salvia-example")()).rejects.toThrow(Offline);
});
