import { flag, readArguments, text } from "../readArguments.ts";
import { Complaint, say } from "../report.ts";
import { googleApi } from "./googleApi.ts";
import { hostingSite, releaseVersion, siteReleases } from "./hostingSite.ts";
import { rollBackRules } from "./rulesRelease.ts";
import { projectId } from "./steps.ts";

const usage = "Usage: npm run rollback -- --project <id> [--rules]";

/** What `npm run rollback` was asked for. */
type RollbackOptions = { readonly project: string; readonly rules: boolean };

/**
 * Parses the arguments of `npm run rollback`.
 * @throws Complaint with the usage
 */
export function rollbackOptions(words: readonly string[]): RollbackOptions {
  const { values } = readArguments(words, usage, { project: text, rules: flag });
  const { project = "", rules = false } = values;
  return { project: projectId(project, usage), rules };
}

/**
 * Makes the version of the site before the live one live again, with the functions that it pinned,
 * and optionally the rules before the current ones.
 * @throws Complaint if there is no earlier version
 */
export async function rollBack(options: RollbackOptions, signal: AbortSignal): Promise<void> {
  const { project, rules } = options;
  const api = googleApi(project, signal);
  const site = await hostingSite(api);
  const releases = await siteReleases(api, site);
  const [live] = releases;
  if (live === undefined) throw new Complaint(`${project} has no release yet.`);
  // By the age of versions: after a rollback, the release before the live one is the newer version.
  const [earlier] = releases
    .filter(({ versionTime }) => versionTime < live.versionTime)
    .toSorted((one, other) => other.versionTime.localeCompare(one.versionTime));
  if (earlier === undefined) throw new Complaint(`${project} has no release before the live one.`);
  // Rules first: the earlier site may need what today's rules refuse.
  if (rules) say(`The rules are those of ${await rollBackRules(api)}.`);
  await releaseVersion(api, site, earlier);
  const name = earlier.message === "" ? "" : ` (${earlier.message})`;
  say(`https://${site}.web.app is the version of ${earlier.versionTime}${name}.`);
  say(
    earlier.pinned.length > 0
      ? `With it, these functions are as they were then: ${earlier.pinned.join(", ")}.`
      : "No function was pinned (MIN_INSTANCES). To return the functions, deploy the earlier commit.",
  );
}
