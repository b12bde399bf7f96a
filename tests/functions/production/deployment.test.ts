import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { exampleValues } from "@salvia/domain/configuration/testing/exampleValues";
import { functionsRoles } from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";
import { convertConfig } from "firebase-tools/lib/deploy/hosting/convertConfig.js";
import { toBackend, type Endpoint } from "firebase-tools/lib/deploy/functions/build.js";
import { buildFromV1Alpha1 } from "firebase-tools/lib/deploy/functions/runtimes/discovery/v1alpha1.js";
import runTags from "firebase-tools/lib/hosting/runTags.js";
import { beforeAll, describe, expect, it, vi } from "vitest";

import firebaseJson from "../../../firebase.json" with { type: "json" };
import rootPackage from "../../../package.json" with { type: "json" };
import { deploymentConfig } from "../../../scripts/lib/deploymentConfig.ts";
import { installAlone } from "./cloud.ts";

// What a deployment would upload and create.

const project = "salvia-production";

let cloud: Awaited<ReturnType<typeof installAlone>>;

beforeAll(async () => {
  cloud = await installAlone();
}, 180_000);

it("uploads the bundle with a lock file, and no source or setting", () => {
  expect(cloud.files.filter((file) => !file.startsWith("lib/"))).toEqual([
    "package-lock.json",
    "package.json",
  ]);
});

it("installs the versions that the tests use", async () => {
  const lock = await readLock(join(cloud.folder, "package-lock.json"));
  const ours = await readLock("package-lock.json");
  const known = new Set(Object.values(ours.packages).map(({ integrity }) => integrity));
  const installed = Object.entries(lock.packages).filter(([path, { dev }]) => path && !dev);
  expect(installed.length).toBeGreaterThan(50);
  for (const [path, { integrity }] of installed)
    expect([path, known.has(integrity)]).toEqual([path, true]);
  const { dependencies } = await readPackage(join(cloud.folder, "package.json"));
  for (const [name, version] of Object.entries(dependencies)) {
    expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
});

it("has the overrides of the workspaces, which do not apply to a folder on its own", async () => {
  const { overrides } = await readPackage(join(cloud.folder, "package.json"));
  expect(overrides).toEqual(rootPackage.overrides);
});

describe("every function", () => {
  it("runs as our own service account, in our region, with a limit", async () => {
    const endpoints = await discovered();
    expect(endpoints.length).toBeGreaterThan(20);
    for (const { id, region, serviceAccount, maxInstances } of endpoints) {
      expect([id, region, serviceAccount]).toEqual([
        id,
        serverRegion,
        `salvia-functions@${project}.iam.gserviceaccount.com`,
      ]);
      expect([id, maxInstances]).toEqual([id, expect.any(Number)]);
    }
  });

  it("has instances that always run only where every sign-in waits, and only if configured", async () => {
    const alwaysOn = (endpoints: readonly Endpoint[]) =>
      endpoints.filter(({ minInstances }) => minInstances).map(({ id }) => id);
    expect(alwaysOn(await discovered())).toEqual([]);
    expect(alwaysOn(await discovered({ MIN_INSTANCES: "1" })).toSorted()).toEqual([
      "auth",
      "beforeSignIn",
    ]);
  });
});

it("lists a role for everything that needs one", async () => {
  const source = new URL("../../../functions/src/", import.meta.url).pathname;
  const files = globSync("**/*.ts", { cwd: source }).filter((file) => !file.endsWith(".test.ts"));
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), "utf8")));
  const modules = texts.flatMap((text) => text.match(/(?<=")firebase-admin\/[\w-]+(?=")/g) ?? []);
  const settings = (await discovered()).flatMap((endpoint) => Object.keys(endpoint));
  const kinds = settings.filter((name) => /(?:event|schedule|taskQueue)Trigger|^secret/.test(name));
  const needing = [...modules.filter((name) => !free.has(name)), ...kinds];
  const listed = functionsRoles.flatMap(({ neededBy }) => neededBy);
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(needing)].toSorted());
});

describe("Hosting", () => {
  const { hosting } = firebaseJson;
  const toFunctions = hosting.rewrites.filter((rewrite) => "function" in rewrite);

  it.each(["0", "1"])("accepts its configuration with MIN_INSTANCES=%s", async (minInstances) => {
    const { hosting: config } = deploymentConfig(firebaseJson, Number(minInstances));
    const { rewrites = [] } = await converted(config, minInstances);
    expect(rewrites).toHaveLength(hosting.rewrites.length);
    const ofFunctions = rewrites.flatMap((rewrite) => rewrite.run ?? []);
    expect(ofFunctions).toHaveLength(toFunctions.length);
    for (const { tag } of ofFunctions) expect(tag !== undefined).toBe(minInstances === "0");
  });

  it("refuses to pin functions that have instances that always run", async () => {
    await expect(converted(hosting, "1")).rejects.toThrow("minInstances");
  });

  /** The configuration as firebase-tools would send it, before it asks the cloud for tags. */
  async function converted(config: object, minInstances: string) {
    const wantBackend = await backend({ MIN_INSTANCES: minInstances });
    const existing = { endpoints: {} };
    vi.spyOn(runTags, "setRewriteTags").mockResolvedValue();
    return await convertConfig(
      { projectId: project, existingBackendPromise: Promise.resolve(existing) },
      { functions: { default: { wantBackend } } },
      { config, version: "sites/site/versions/1" },
    );
  }
});

/** They call nothing that needs a role. */
const free = new Set(["firebase-admin/app", "firebase-admin/app-check"]);

const run = promisify(execFile);

/** The functions as a deployment finds them, with the CLI's own discovery. */
async function backend(environment: Record<string, string> = {}) {
  const manifest = join(cloud.folder, "manifest.json");
  const discovery = join(
    cloud.folder,
    "node_modules/firebase-functions/lib/bin/firebase-functions.js",
  );
  await run(process.execPath, [discovery, cloud.folder], {
    cwd: cloud.folder,
    env: {
      GCLOUD_PROJECT: project,
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      ...exampleValues,
      ...environment,
    },
  });
  const read: unknown = JSON.parse(await readFile(manifest, "utf8"));
  return toBackend(buildFromV1Alpha1(read, project, serverRegion, "nodejs24"), {});
}

async function discovered(environment?: Record<string, string>): Promise<Endpoint[]> {
  const { endpoints } = await backend(environment);
  return Object.values(endpoints).flatMap((byName) => Object.values(byName));
}

type Lock = { packages: Record<string, { version?: string; integrity?: string; dev?: boolean }> };

type Package = { dependencies: Record<string, string>; overrides?: object };

async function readPackage(path: string): Promise<Package> {
  return JSON.parse(await readFile(path, "utf8"));
}

async function readLock(path: string): Promise<Lock> {
  return JSON.parse(await readFile(path, "utf8"));
}
