import { Resolver } from "node:dns/promises";

import { serverRegion } from "@salvia/domain/shared/region";
import { GoogleAuth } from "google-auth-library";

import { readConfiguration } from "../configuration/readConfiguration.ts";
import { say } from "../report.ts";
import { doctorOptions } from "./doctorOptions.ts";
import { examine } from "./examine.ts";
import { faultLine, isFailure } from "./faults.ts";
import { wantedOf } from "./wanted.ts";

/** Long enough for a slow API, short enough to wait for. Milliseconds. */
const timeout = 20_000;

/**
 * Prints a project's faults, or one line if there are none.
 *
 * @param words of the command line
 * @param folder with the project's `.env.<project>`
 * @returns the exit code: 1 if there is a fault, 0 if there are at most hints
 * @throws Complaint if the command line or the configuration is wrong
 */
export async function runDoctor(words: readonly string[], folder?: string): Promise<number> {
  const { project, token } = doctorOptions(words);
  const { configuration } = readConfiguration(project, folder);
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const faults = await examine(
    { project, token: tokenSource(project, token), timeout, endpoint: null },
    wantedOf(project, configuration),
    (name) => resolver.resolveTxt(name),
  );
  const failures = faults.filter(isFailure);
  const hints = faults.filter((fault) => !isFailure(fault));
  for (const fault of [...failures, ...hints]) {
    say(faultLine(fault, { project, region: serverRegion }));
  }
  const count = failures.length === 1 ? "1 fault" : `${failures.length || "no"} faults`;
  say(`${project} has ${count}.`);
  return failures.length === 0 ? 0 : 1;
}

/** The given token, or one for the Application Default Credentials of this machine. */
function tokenSource(project: string, given: string | null): () => Promise<string> {
  let token: Promise<string> | null = given === null ? null : Promise.resolve(given);
  return () => {
    // All requests use one token, which is asked for with the first of them.
    token ??= defaultToken(project);
    return token;
  };
}

async function defaultToken(projectId: string): Promise<string> {
  // The library would look for the project itself, with one more request.
  const auth = new GoogleAuth({
    projectId,
    scopes: "https://www.googleapis.com/auth/cloud-platform",
  });
  const token = await auth.getAccessToken();
  if (!token) throw new Error("The credentials of this machine give no access token.");
  return token;
}
