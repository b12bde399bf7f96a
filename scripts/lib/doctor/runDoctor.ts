import { existsSync, readFileSync } from "node:fs";
import { Resolver } from "node:dns/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";

import { parseConfiguration } from "@salvia/domain/configuration/parseConfiguration";
import { serverRegion } from "@salvia/domain/shared/region";
import { applicationDefault } from "firebase-admin/app";

import { say } from "../report.ts";
import { doctorOptions } from "./doctorOptions.ts";
import { examine } from "./examine.ts";
import { faultLine, faultOf, isFailure, type Fault } from "./faults.ts";
import { wantedOf } from "./wanted.ts";

/** Long enough for a slow API, short enough to wait for. */
const timeout = 20_000;

/**
 * Prints a project's faults, or one line if there are none.
 *
 * @param words of the command line
 * @param folder with the project's `.env.<project>`
 * @returns the exit code: 1 if there is a fault, 0 if there are at most hints
 */
export async function runDoctor(words: readonly string[], folder: string): Promise<number> {
  const { project, token } = doctorOptions(words);
  const faults = await faultsOf(project, token, folder);
  const common = { project, region: serverRegion };
  // Faults first: hints at the end of a long list are easier to leave for later.
  const failures = faults.filter(isFailure);
  const hints = faults.filter((fault) => !isFailure(fault));
  for (const fault of [...failures, ...hints]) say(faultLine(fault, common));
  if (failures.length === 0) say(`${project} has no faults.`);
  else say(`${project} has ${failures.length} fault${failures.length === 1 ? "" : "s"}.`);
  return failures.length === 0 ? 0 : 1;
}

async function faultsOf(project: string, token: string | null, folder: string): Promise<Fault[]> {
  const file = join(folder, `.env.${project}`);
  if (!existsSync(file)) {
    return [faultOf("configuration", { problem: `There is no .env.${project}.` })];
  }
  const parsed = parseConfiguration(parseEnv(readFileSync(file, "utf8")));
  if (parsed.configuration === null) {
    return parsed.faults.map((problem) => faultOf("configuration", { problem }));
  }
  const options = { project, token: tokenSource(token), timeout, endpoint: null };
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  return examine(options, wantedOf(project, parsed.configuration), (name) =>
    resolver.resolveTxt(name),
  );
}

/** The given token, or one for the Application Default Credentials of this machine. */
function tokenSource(given: string | null): () => Promise<string> {
  let token: Promise<string> | null = null;
  return () => {
    // Asked for once, and only when the first API is read.
    token ??=
      given === null
        ? applicationDefault()
            .getAccessToken()
            .then((found) => found.access_token)
        : Promise.resolve(given);
    return token;
  };
}
