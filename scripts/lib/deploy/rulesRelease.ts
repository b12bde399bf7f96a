import { objectsOf, textOf } from "../json.ts";
import { Complaint } from "../report.ts";
import type { GoogleApi } from "./googleApi.ts";

const rules = "https://firebaserules.googleapis.com/v1";

/**
 * Releases the Firestore rules that were uploaded before the current ones.
 * @returns when they were uploaded
 * @throws Complaint if there are no earlier ones
 */
export async function rollBackRules(api: GoogleApi): Promise<string> {
  const release = `projects/${api.project}/releases/cloud.firestore`;
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
