import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { serverRegion } from "@salvia/domain/shared/region";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { deployFunctions } from "../../scripts/lib/deploy/functions.ts";
import { googleApi } from "../../scripts/lib/deploy/googleApi.ts";
import { cache, root } from "../../scripts/lib/places.ts";
import { startCloud, type Cloud } from "./standIns/cloud.ts";
import { callStandIns } from "./standIns/cloudStorage.ts";

const id = "salvia-groups";
const folder = join(cache, "deploy", id);
const names = Array.from({ length: 10 }, (_, index) => `function${index}`);
const create = "cloudfunctions.projects.locations.functions.create";

let cloud: Cloud;
let leave: () => void;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "source"), { recursive: true });
  const endpoint = { platform: "gcfv2", region: [serverRegion], httpsTrigger: {} };
  const endpoints = Object.fromEntries(
    names.map((name) => [name, { ...endpoint, entryPoint: name }]),
  );
  const files = {
    "firebase.json": { functions: [{ source: "source", codebase: "default" }] },
    "source/package.json": { main: "index.js", engines: { node: "24" } },
    // JSON is YAML.
    "source/functions.yaml": { specVersion: "v1alpha1", endpoints, requiredAPIs: [] },
    "source/index.js": {},
  };
  for (const [path, content] of Object.entries(files)) {
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  cloud = await startCloud(id);
  leave = callStandIns(cloud.standIns);
  vi.stubEnv("SALVIA_TIME_FACTOR", "0.1");
  vi.stubEnv("NODE_OPTIONS", `--import=${join(import.meta.dirname, "standIns", "redirect.mjs")}`);
  vi.stubEnv("SALVIA_STAND_INS", String(cloud.standIns.port));
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
});
afterAll(async () => {
  leave();
  await cloud.standIns.close();
});

it("waits for the roles of a project's first event, and names why a later function fails", async () => {
  cloud.standIns.fail({ id: create, times: 1, how: 400, message: propagating });
  // The first of the second group.
  const message = "Validation failed for trigger";
  cloud.standIns.fail({ id: create, after: 8, times: 1, how: 403, message });
  await expect(deploy("1")).rejects.toThrow(message);
});

it("deploys the groups that are left when repeated, once instances leave a vCPU", async () => {
  cloud.standIns.fail({ id: create, times: 1, how: 400, message: outOfVcpus });
  expect(await deploy("1")).toBe("2 deployed, 8 unchanged");
  expect(cloud.project.functions.size).toBe(names.length);
});

it("deploys nothing again, but what someone has deployed meanwhile", async () => {
  expect(await deploy("1")).toBe("0 deployed, 10 unchanged");
  const name = `projects/${id}/locations/${serverRegion}/functions/function3`;
  const updateTime = cloud.project.now();
  cloud.project.functions.set(name, { ...cloud.project.functions.get(name), updateTime });
  expect(await deploy("1")).toBe("1 deployed, 9 unchanged");
});

it("deletes functions whose events others handle now, and no one else's", async () => {
  const place = `projects/${id}/locations/${serverRegion}/functions`;
  for (const name of ["countLead", "invoices"]) {
    const live = cloud.project.functions.get(`${place}/function3`);
    cloud.project.functions.set(`${place}/${name}`, { ...live, name: `${place}/${name}` });
  }
  const outcome = "0 deployed, 10 unchanged; not ours and left alone: invoices";
  expect(await deploy("1")).toBe(outcome);
  expect(cloud.project.functions.has(`${place}/countLead`)).toBe(false);
});

/** A new project has twenty in a region. */
const outOfVcpus =
  "Could not create Cloud Run service. Quota exceeded for total allowable CPU per project per region.";

const propagating =
  "Since this is your first time using 2nd gen functions, we need a little bit longer to finish setting everything up. It may take a few minutes before all necessary permissions are propagated to the Service Agent.";

function deploy(fingerprint: string): Promise<string> {
  const signal = new AbortController().signal;
  const config = relative(root, join(folder, "firebase.json"));
  const cli = { project: id, config, signal };
  return deployFunctions(cli, googleApi(id, signal), { names, pinned: [], fingerprint });
}
