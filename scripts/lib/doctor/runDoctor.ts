import { Resolver } from "node:dns/promises";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { serverRegion } from "@salvia/domain/shared/region";

import { readConfiguration } from "../configuration/readConfiguration.ts";
import { operatorTokens } from "../operatorTokens.ts";
import { root } from "../places.ts";
import { say } from "../report.ts";
import { doctorOptions } from "./doctorOptions.ts";
import { examine } from "./examine.ts";
import { faultLine, isFailure } from "./faults.ts";
import { firstHourLines } from "./firstHour.ts";
import { googleClient } from "./google.ts";
import { readRulesSize } from "./read/readRulesSize.ts";
import { wantedOf } from "./wanted.ts";

/** Long enough for a slow API, short enough to wait for. Milliseconds. */
const timeout = 20_000;

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
  const options = { project, token: tokenSource(project, token), timeout, endpoint: null };
  const [faults, rulesSize] = await Promise.all([
    examine(options, wantedOf(project, configuration), (name) => resolver.resolveTxt(name)),
    readRulesSize(googleClient(options), project),
  ]);
  const failures = faults.filter(isFailure);
  const hints = faults.filter((fault) => !isFailure(fault));
  for (const fault of [...failures, ...hints]) {
    say(faultLine(fault, { project, region: serverRegion }));
  }
  const record = join(folder, `.first-hour.${project}`);
  const lines = firstHourLines(existsSync(record) ? readFileSync(record, "utf8") : "", {
    ...(rulesSize !== null && { rules: rulesSize }),
    ...(failures.length === 0 && { deployment: "everything is deployed." }),
  });
  for (const line of lines) say(line);
  const count = failures.length === 1 ? "1 fault" : `${failures.length || "no"} faults`;
  say(`${project} has ${count}.`);
  return failures.length === 0 ? 0 : 1;
}

/** The given token, or one for the Application Default Credentials of this machine. */
function tokenSource(project: string, given: string | null): () => Promise<string> {
  let token: Promise<string> | null = given === null ? null : Promise.resolve(given);
  return () => {
    // All requests use one token, which is asked for with the first of them.
    token ??= operatorTokens(project)();
    return token;
  };
}
