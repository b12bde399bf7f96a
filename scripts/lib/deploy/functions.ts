import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { serverRegion } from "@salvia/domain/shared/region";

import { objectOf, textOf } from "../json.ts";
import { cache, root } from "../places.ts";
import { say } from "../report.ts";
import { FirebaseFailure, runFirebase, type FirebaseCli } from "./firebaseCli.ts";
import { lastPart, type GoogleApi } from "./googleApi.ts";
import { timeLimit } from "./timeLimit.ts";

/** Images of old versions stay this long, so that a rollback finds them. */
const imageDays = "30";

/**
 * How many functions are deployed at once. Each starts an instance with a vCPU, of which a new
 * project has twenty in a region.
 */
const atOnce = 8;
const attempts = 6;
const pauseMs = 60_000;

/**
 * What passes by waiting, in the words of Google: the first event of a project needs roles that take
 * minutes to be known everywhere, as does a new account, and instances that just ended count for a
 * while.
 */
const passing =
  /permissions are propagated|Eventarc Service Agent|[Ss]ervice ?account .*does not exist|total allowable CPU/;

/**
 * Functions of earlier releases whose events and hours others handle now. Those that served calls
 * stay for the pages and pinned versions that still call them, until an operator deletes them.
 */
const retired = [
  "appointmentMoved",
  "countLead",
  "exportAccounts",
  "indexPatient",
  "leadChanged",
  "mailCreated",
  "mailUpdated",
  "notifyOfAppointment",
  "notifyOfLead",
  "recountSalesStats",
  "remindOfAppointments",
  "remindOfSteps",
  "repairPatientIndexes",
  "sendMonthlyReports",
  "treatmentEnded",
];

/** The functions of a project, and what they consist of. */
type Functions = {
  readonly names: readonly string[];
  /** Those that are released with the site. */
  readonly pinned: readonly string[];
  /** Changes with their code, packages, settings, and secrets. */
  readonly fingerprint: string;
};

/**
 * Deploys all functions but the pinned ones, in groups, and leaves out those that this machine has
 * deployed with the same fingerprint and no one has deployed since. So a repeated step only does
 * what is left.
 * @returns a few words for the terminal
 */
export async function deployFunctions(
  cli: FirebaseCli,
  api: GoogleApi,
  { names, pinned, fingerprint }: Functions,
): Promise<string> {
  const path = join(cache, "deploy", cli.project, "functions.json");
  const record = readRecord(path);
  const before = await deployedFunctions(api);
  const own = names.filter((name) => !pinned.includes(name));
  const markOf = (live: Deployed, name: string) => `${fingerprint} ${live.get(name)}`;
  const isDone = (name: string) => before.get(name) && record[name] === markOf(before, name);
  const left = own.filter((name) => !isDone(name));
  for (let start = 0; start < left.length; start += atOnce) {
    const group = left.slice(start, start + atOnce);
    // oxlint-disable no-await-in-loop -- one group after the other
    await deployGroup(cli, group);
    const live = await deployedFunctions(api);
    // oxlint-enable no-await-in-loop
    for (const name of group) record[name] = markOf(live, name);
    writeFileSync(path, JSON.stringify(record));
  }
  // Only now, so that no event is lost. What both have handled, the ids of their events make one.
  const over = retired.filter((name) => before.has(name));
  if (over.length > 0) {
    const where = ["--region", serverRegion, "--force"];
    await runFirebase(cli, "retired", ["functions:delete", ...over, ...where]);
  }
  if (left.length > 0) {
    const policy = ["--location", serverRegion, "--days", imageDays, "--force"];
    await runFirebase(cli, "images", ["functions:artifacts:setpolicy", ...policy]);
  }
  const foreign = [...before.keys()]
    .filter((name) => !names.includes(name) && !over.includes(name))
    .toSorted();
  const others = foreign.length === 0 ? "" : `; not ours and left alone: ${foreign.join(", ")}`;
  return `${left.length} deployed, ${own.length - left.length} unchanged${others}`;
}

/**
 * `--force` accepts retries and the cleanup of images without a question; it would also delete
 * functions that are not in the source, so each function is named, and others survive.
 */
async function deployGroup(cli: FirebaseCli, group: readonly string[]): Promise<void> {
  const only = group.map((name) => `functions:${name}`).join(",");
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next attempt depends on this one
      return await runFirebase(cli, "functions", ["deploy", "--only", only, "--force"]);
    } catch (error) {
      const isPassing = error instanceof FirebaseFailure && passing.test(error.output);
      if (!isPassing || attempt === attempts || cli.signal.aborted) throw error;
      say("  Google is still making roles known, or has no vCPU left. Again in a minute.");
      // oxlint-disable-next-line no-await-in-loop -- a pause between two attempts
      await setTimeout(timeLimit(pauseMs), undefined, { signal: cli.signal });
    }
  }
}

/** The fingerprint of the built functions, and of the secrets that they would get. */
export async function functionsFingerprint(
  api: GoogleApi,
  secrets: readonly string[],
): Promise<string> {
  const folder = join(root, "functions");
  const files = globSync(["lib/**", "package*.json", `.env.${api.project}`], { cwd: folder });
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    const path = join(folder, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  const base = `https://secretmanager.googleapis.com/v1/projects/${api.project}/secrets`;
  const versions = secrets.map((name) => api.get(`${base}/${name}/versions/latest`));
  for (const { name } of await Promise.all(versions)) hash.update(textOf(name));
  return hash.digest("hex");
}

/** When each 2nd generation function of the project was deployed; empty for one that is broken. */
type Deployed = ReadonlyMap<string, string>;

export async function deployedFunctions(api: GoogleApi): Promise<Deployed> {
  const base = `https://cloudfunctions.googleapis.com/v2/projects/${api.project}/locations/-/functions`;
  const found = await api.list(base);
  return new Map(
    found.map(({ name, state, updateTime }) => [
      lastPart(textOf(name)),
      state === "ACTIVE" ? textOf(updateTime) : "",
    ]),
  );
}

/** What this machine has deployed. Without a readable record, all is deployed again. */
function readRecord(path: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, "utf8"));
    const marks = Object.entries(objectOf(stored));
    return Object.fromEntries(marks.map(([name, mark]) => [name, textOf(mark)]));
  } catch {
    return {};
  }
}
