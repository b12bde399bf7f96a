import { serverRegion } from "@salvia/domain/shared/region";

import { objectsOf, textOf } from "../json.ts";
import { runFirebase, type FirebaseCli } from "./firebaseCli.ts";
import type { GoogleApi } from "./googleApi.ts";

/** Images of old versions stay this long, so that a rollback finds them. */
const imageDays = "30";

/**
 * Deploys all functions but the pinned ones, which are released with the site. `--force` accepts
 * retries and the cleanup of images without a question; it would also delete functions that are not
 * in the source, so each function is named, and others survive.
 * @returns a few words for the terminal
 */
export async function deployFunctions(
  cli: FirebaseCli,
  api: GoogleApi,
  names: readonly string[],
  pinned: readonly string[],
): Promise<string> {
  const named = names.filter((name) => !pinned.includes(name));
  const only = named.map((name) => `functions:${name}`).join(",");
  await runFirebase(cli, "functions", ["deploy", "--only", only, "--force"]);
  const policy = ["--location", serverRegion, "--days", imageDays, "--force"];
  await runFirebase(cli, "images", ["functions:artifacts:setpolicy", ...policy]);
  const foreign = (await deployedFunctions(api)).filter((name) => !names.includes(name));
  const others = foreign.length === 0 ? "" : `; not ours and left alone: ${foreign.join(", ")}`;
  return `${named.length} deployed${others}`;
}

/** The names of all 2nd generation functions of the project. */
async function deployedFunctions(api: GoogleApi): Promise<readonly string[]> {
  const base = `https://cloudfunctions.googleapis.com/v2/projects/${api.project}/locations/-/functions`;
  const names: string[] = [];
  for (let token = ""; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await api.get(token === "" ? base : `${base}?pageToken=${token}`);
    names.push(
      ...objectsOf(page["functions"]).map(({ name }) => textOf(name).split("/").at(-1) ?? ""),
    );
    token = textOf(page["nextPageToken"]);
    if (token === "") return names.toSorted();
  }
}
