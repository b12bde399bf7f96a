import { Resolver } from "node:dns/promises";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { readConfiguration } from "../configuration/readConfiguration.ts";
import { ApiFailure, googleApi, type GoogleApi } from "../deploy/googleApi.ts";
import { Offline, operatorTokens } from "../operatorTokens.ts";
import { textOf } from "../json.ts";
import { root } from "../places.ts";
import { readArguments, text } from "../readArguments.ts";
import { Complaint, say } from "../report.ts";
import { faultLine } from "./check.ts";
import { examine } from "./examine.ts";
import { firstHourLines } from "./firstHour.ts";
import { wantedOf } from "./wanted.ts";

/** What Firestore takes at most. */
const maxRulesBytes = 250_000;

/**
 * Prints a project's faults, the record of its first hour, and the number of faults.
 *
 * @param words of the command line
 * @param folder with the project's `.env.<project>` and `.first-hour.<project>`
 * @returns the exit code: 1 if there is a fault, 0 if there are at most hints
 * @throws Complaint if the command line or the configuration is wrong
 */
export async function runDoctor(words: readonly string[], folder = root): Promise<number> {
  const { project, token } = doctorOptions(words);
  const { configuration } = readConfiguration(project, folder);
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const api = doctorsApi(project, token);
  const [faults, rules] = await Promise.all([
    examine(api, wantedOf(project, configuration), (name) => resolver.resolveTxt(name)),
    readRulesSize(api),
  ]);
  const failures = faults.filter(({ level }) => level !== "hint");
  const hints = faults.filter(({ level }) => level === "hint");
  for (const fault of [...failures, ...hints]) say(faultLine(fault, project));
  const record = join(folder, `.first-hour.${project}`);
  const lines = firstHourLines(existsSync(record) ? readFileSync(record, "utf8") : "", {
    ...(rules !== null && { rules }),
    ...(failures.length === 0 && { deployment: "everything is deployed." }),
  });
  for (const line of lines) say(line);
  const count = failures.length === 1 ? "1 fault" : `${failures.length || "no"} faults`;
  say(`${project} has ${count}.`);
  return failures.length === 0 ? 0 : 1;
}

/**
 * Reads the command line; the token is null for the credentials of this machine.
 *
 * @throws Complaint with the usage if it isn't understood
 */
export function doctorOptions(words: readonly string[]): { project: string; token: string | null } {
  const usage = "Usage: npm run doctor -- --project <id> [--token <access token>]";
  const { project, token = null } = readArguments(words, usage, {
    project: text,
    token: text,
  }).values;
  if (project === undefined) throw new Complaint(usage);
  return { project, token };
}

/**
 * Asks each API once, and not for long: what doesn't answer is a fault.
 *
 * @param given a token; null for one of the Application Default Credentials of this machine
 */
export function doctorsApi(project: string, given: string | null, limitMs = 20_000): GoogleApi {
  let token: Promise<string> | null = given === null ? null : Promise.resolve(given);
  const { signal } = new AbortController();
  return googleApi(project, signal, {
    attempts: 1,
    limitMs,
    // All requests use one token, which is asked for with the first of them.
    token: () =>
      (token ??= operatorTokens(project)().catch((error: unknown) => {
        if (error instanceof Offline) throw error;
        throw new ApiFailure("https://sts.googleapis.com", 401, "");
      })),
  });
}

/** The size of the released rules as Google has compiled them; null if that isn't known. */
async function readRulesSize({ project, get }: GoogleApi): Promise<string | null> {
  const release = `https://firebaserules.googleapis.com/v1/projects/${project}/releases`;
  try {
    const { executable } = await get(`${release}/cloud.firestore:getExecutable`);
    const bytes = Buffer.from(textOf(executable), "base64").length;
    const [size, limit] = [bytes, maxRulesBytes].map((count) => count.toLocaleString("en-US"));
    return `The compiled rules have ${size} bytes. Firestore takes ${limit}.`;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
