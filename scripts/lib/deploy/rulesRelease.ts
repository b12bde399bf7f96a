import { readFileSync } from "node:fs";
import { join } from "node:path";

import { objectOf, objectsOf, textOf } from "../json.ts";
import { root } from "../places.ts";
import { Complaint } from "../report.ts";
import type { GoogleApi } from "./googleApi.ts";

const rules = "https://firebaserules.googleapis.com/v1";
const file = "firestore.rules";

/**
 * Lets Google compile firestore.rules, without any effect on the project.
 * @returns a few words for the terminal
 * @throws Complaint with Google's reason if it refuses them
 */
export async function tryRules(api: GoogleApi): Promise<string> {
  if (await areReleased(api)) return "Google has accepted these rules before";
  await api.remove(`${rules}/${await uploadRules(api)}`);
  return "Google accepts the rules";
}

/**
 * Releases firestore.rules, unless they are released already.
 * @returns a few words for the terminal
 */
export async function releaseRules(api: GoogleApi): Promise<string> {
  if (await areReleased(api)) return "unchanged";
  const isFirst = (await api.find(`${rules}/${releaseName(api)}`)) === null;
  const rulesetName = await uploadRules(api);
  const release = { name: releaseName(api), rulesetName };
  try {
    if (isFirst) await api.post(`${rules}/projects/${api.project}/releases`, release);
    else await api.patch(`${rules}/${release.name}`, { release });
  } catch (error) {
    await api.remove(`${rules}/${rulesetName}`);
    throw error;
  }
  return "released";
}

function releaseName({ project }: GoogleApi): string {
  return `projects/${project}/releases/cloud.firestore`;
}

/**
 * Uploads firestore.rules, which Google compiles. They have no effect before they are released.
 * Those that aren't must not stay: a rollback returns to the rules that were uploaded before.
 */
async function uploadRules(api: GoogleApi): Promise<string> {
  const source = { files: [{ name: file, content: localRules() }] };
  const { name } = await api.post(`${rules}/projects/${api.project}/rulesets`, { source });
  return textOf(name);
}

async function areReleased(api: GoogleApi): Promise<boolean> {
  const release = await api.find(`${rules}/${releaseName(api)}`);
  if (release === null) return false;
  const ruleset = await api.find(`${rules}/${textOf(release["rulesetName"])}`);
  const [live, ...more] = objectsOf(objectOf(ruleset?.["source"])["files"]);
  return more.length === 0 && live?.["content"] === localRules();
}

function localRules(): string {
  return readFileSync(join(root, file), "utf8");
}

/**
 * Releases the Firestore rules that were uploaded before the current ones.
 * @returns when they were uploaded
 * @throws Complaint if there are no earlier ones
 */
export async function rollBackRules(api: GoogleApi): Promise<string> {
  const release = releaseName(api);
  const { rulesetName } = await api.get(`${rules}/${release}`);
  const page = await api.get(`${rules}/projects/${api.project}/rulesets?pageSize=100`);
  const rulesets = objectsOf(page["rulesets"])
    .filter((ruleset) => isFirestore(ruleset))
    .toSorted((one, other) => textOf(other["createTime"]).localeCompare(textOf(one["createTime"])));
  const current = rulesets.findIndex(({ name }) => name === rulesetName);
  const earlier = current < 0 ? undefined : rulesets[current + 1];
  if (earlier === undefined) throw new Complaint("there are no earlier rules");
  await api.patch(`${rules}/${release}`, {
    release: { name: release, rulesetName: textOf(earlier["name"]) },
  });
  return textOf(earlier["createTime"]);
}

/** Rules of Cloud Storage are in the same list. */
function isFirestore({ metadata }: Readonly<Record<string, unknown>>): boolean {
  const [{ services } = {}] = objectsOf([metadata]);
  return !Array.isArray(services) || services.includes("cloud.firestore");
}
