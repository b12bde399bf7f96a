import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { vi } from "vitest";

import type { Bucket } from "./cloudProject.ts";
import { accessToken, startStandIns, type StandIns } from "./standIns.ts";
import { storageApis } from "./storageApis.ts";

/** A stand-in of Cloud Storage, which this process calls instead of the real one. */
export type CloudStorage = {
  readonly buckets: Map<string, Bucket>;
  readonly standIns: StandIns;
  close(): Promise<void>;
};

/** Starts the stand-in, and lets the functions' code in this process call it. */
export async function startCloudStorage(): Promise<CloudStorage> {
  const buckets = new Map<string, Bucket>();
  const standIns = await startStandIns({
    ...storageApis(buckets),
    "sts.token": () => ({
      body: { access_token: accessToken, token_type: "Bearer", expires_in: 3600 },
    }),
  });
  const leave = callStandIns(standIns);
  return {
    buckets,
    standIns,
    async close() {
      leave();
      await standIns.close();
    },
  };
}

/**
 * Leads `fetch` of this process to the stand-ins, and gives its code a credential that it exchanges
 * there, as on a machine outside of Google.
 * @returns ends both
 */
export function callStandIns(standIns: StandIns): () => void {
  leadToStandIns(standIns.port);
  const folder = mkdtempSync(join(tmpdir(), "salvia-storage-"));
  writeFileSync(join(folder, "token"), "token of the machine");
  writeFileSync(
    join(folder, "credentials.json"),
    JSON.stringify({
      type: "external_account",
      audience:
        "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/a/providers/b",
      subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
      token_url: `http://127.0.0.1:${standIns.port}/sts.googleapis.com/v1/token`,
      credential_source: { file: join(folder, "token") },
    }),
  );
  vi.stubEnv("GOOGLE_APPLICATION_CREDENTIALS", join(folder, "credentials.json"));
  vi.stubEnv("GOOGLE_CLOUD_PROJECT", "salvia-example");
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  };
}

/** Leads `fetch` of this process to the stand-ins on a port. */
export function leadToStandIns(port: number): void {
  const original = globalThis.fetch;
  vi.stubGlobal("fetch", (input: string | URL, init?: RequestInit) => {
    const { protocol, host, pathname, search } = new URL(input);
    if (protocol === "http:") return original(input, init);
    return original(`http://127.0.0.1:${port}/${host}${pathname}${search}`, init);
  });
}
