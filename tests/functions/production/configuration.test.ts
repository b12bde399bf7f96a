import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { parseConfiguration } from "@salvia/domain/configuration/parseConfiguration";
import { neededSecrets } from "@salvia/domain/configuration/secrets";
import { exampleValues } from "@salvia/domain/configuration/testing/exampleValues";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { functionsFile } from "../../../scripts/lib/configuration/partValues.ts";
import { functionsDiscovery } from "../../../scripts/lib/functionsDiscovery.ts";

// What firebase-tools finds in the functions with a project's file, before it deploys them.

type Build = {
  endpoints: Record<
    string,
    { omit?: boolean; secretEnvironmentVariables?: { key: string }[] | null }
  >;
};

type Tools = {
  loadUserEnvs: (options: object) => Record<string, string>;
  getRuntimeDelegate: (context: object) => Promise<{
    discoverBuild: (config: object, env: Record<string, string>) => Promise<Build>;
  }>;
};

const requireTools = createRequire(import.meta.url);
const { loadUserEnvs }: Pick<Tools, "loadUserEnvs"> = requireTools(
  "firebase-tools/lib/functions/env.js",
);
const { getRuntimeDelegate }: Pick<Tools, "getRuntimeDelegate"> = requireTools(
  "firebase-tools/lib/deploy/functions/runtimes/index.js",
);

const project = "salvia-example";
const repository = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "salvia-discovery-"));

beforeAll(() => {
  // The CLI then loads the functions in a process whose messages become part of its error. By
  // default they go to the terminal only.
  vi.stubEnv("FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH", "true");
  vi.stubEnv("FUNCTIONS_EMULATOR", "");
  vi.stubEnv("FUNCTIONS_DISCOVERY_TIMEOUT", functionsDiscovery.FUNCTIONS_DISCOVERY_TIMEOUT);
  for (const part of ["lib", "package.json"]) {
    cpSync(join(repository, "functions", part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The functions that the CLI's own discovery finds with these values in the file. */
async function discovered(values: Readonly<Record<string, string>>): Promise<Build["endpoints"]> {
  writeFileSync(join(folder, `.env.${project}`), functionsFile(values));
  const places = { functionsSource: folder, projectDir: folder, projectId: project };
  const delegate = await getRuntimeDelegate({
    projectId: project,
    projectDir: folder,
    sourceDir: folder,
    runtime: "nodejs24",
  });
  const firebase = { FIREBASE_CONFIG: JSON.stringify({ projectId: project }) };
  const env = { ...loadUserEnvs(places), ...firebase, GCLOUD_PROJECT: project };
  return (await delegate.discoverBuild({}, env)).endpoints;
}

function boundSecrets(endpoints: Build["endpoints"]): string[] {
  const keys = Object.values(endpoints).flatMap(({ omit, secretEnvironmentVariables }) =>
    // The CLI does not deploy a function that is to be omitted.
    omit ? [] : (secretEnvironmentVariables ?? []).map(({ key }) => key),
  );
  return [...new Set(keys)].toSorted();
}

describe("a deployment", () => {
  it.each<[string, Record<string, string>]>([
    ["our own mail server and a TURN server", {}],
    [
      "the mail extension and no TURN server",
      {
        MAIL_DELIVERY: "extension",
        MAIL_FROM: "",
        TURN_URLS: "none",
      },
    ],
    ["a mail service that reports bounces", { MAIL_WEBHOOK: "on" }],
    ["Vertex AI", { ASSISTANT_ENGINE: "vertex", ASSISTANT_MODEL: "m" }],
    ["a language model", { ASSISTANT_ENGINE: "gemini", ASSISTANT_MODEL: "m", TURN_URLS: "none" }],
  ])("binds exactly the secrets that a configuration with %s needs", async (_what, change) => {
    const values = { ...exampleValues, ...change };
    const { configuration } = parseConfiguration(values);
    if (configuration === null) throw new Error("The values have faults.");
    expect(boundSecrets(await discovered(values))).toEqual(neededSecrets(configuration).toSorted());
  });

  it("fails before it uploads anything, and names every fault", async () => {
    const values = { ...exampleValues, SERVER_API_KEY: "", APP_CHECK: "on", TURN_URLS: "" };
    await expect(discovered(values)).rejects.toThrow(
      /SERVER_API_KEY is not set.*\n.*APP_CHECK must be.*\n.*TURN_URLS is not set/u,
    );
  });

  it("fails without a file", async () => {
    await expect(discovered({})).rejects.toThrow("SITE_ORIGIN is not set");
  });
});
