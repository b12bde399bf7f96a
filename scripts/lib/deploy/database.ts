import { serverRegion } from "@salvia/domain/shared/region";
import { textOf } from "../json.ts";
import { Complaint } from "../report.ts";
import type { GoogleApi } from "./googleApi.ts";

const firestore = "https://firestore.googleapis.com/v1";
const kept = {
  deleteProtectionState: "DELETE_PROTECTION_ENABLED",
  pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
};

export function defaultDatabase(project: string): string {
  return `${firestore}/projects/${project}/databases/(default)`;
}

/**
 * Creates the database in the domain's region if there is none, and protects it: against deletion,
 * and with a history of seven days.
 * @returns a few words for the terminal
 * @throws Complaint if it is in another region, because a database cannot move
 */
export async function prepareDatabase(api: GoogleApi): Promise<string> {
  const databases = `${firestore}/projects/${api.project}/databases`;
  const url = defaultDatabase(api.project);
  const found = await api.find(url);
  if (found === null) {
    const wanted = { locationId: serverRegion, type: "FIRESTORE_NATIVE", ...kept };
    await api.finish(firestore, await api.post(`${databases}?databaseId=(default)`, wanted));
    return `created in ${serverRegion}`;
  }
  if (found["locationId"] !== serverRegion || found["type"] !== "FIRESTORE_NATIVE") {
    throw new Complaint(
      `the database is ${textOf(found["type"])} in ${textOf(found["locationId"])} and cannot move to ${serverRegion}. Deploy to another project`,
    );
  }
  const changed = Object.entries(kept).filter(([name, value]) => found[name] !== value);
  if (changed.length === 0) return "exists";
  const mask = changed.map(([name]) => name).join(",");
  const answer = await api.patch(`${url}?updateMask=${mask}`, Object.fromEntries(changed));
  await api.finish(firestore, answer);
  return "protected";
}
