import { serverRegion } from "@salvia/domain/shared/region";

import { backupSchedules } from "./backupSchedules.ts";
import { objectsOf, textOf } from "../json.ts";
import { Complaint, say } from "../report.ts";
import { defaultDatabase, prepareDatabase } from "./database.ts";
import { googleApi } from "./googleApi.ts";
import { projectId } from "./steps.ts";

const usage = "Usage: npm run protect -- --project <id>";

/**
 * Parses the arguments of `npm run protect`.
 * @returns the project's id
 * @throws Complaint with the usage
 */
export function protectOptions(words: readonly string[]): string {
  const [option, project = "", ...more] = words;
  if (option !== "--project" || more.length > 0) throw new Complaint(usage);
  return projectId(project, usage);
}

/**
 * Protects the database against deletion, and gives it a history of seven days and schedules for
 * backups. Run again, it changes only what is missing.
 * @throws Complaint if there is no database, or Google refuses something
 */
export async function protect(project: string, signal: AbortSignal): Promise<void> {
  const api = googleApi(project, signal);
  const database = defaultDatabase(project);
  if ((await api.find(database)) === null) {
    throw new Complaint(
      `${project} has no database yet. \`npm run deploy\` creates it in ${serverRegion}`,
    );
  }
  await prepareDatabase(api);
  say("The database can't be deleted by mistake, and keeps a history of 7 days.");
  const { backupSchedules: found } = await api.get(`${database}/backupSchedules`);
  for (const { recurrence, key, schedule, kept } of backupSchedules) {
    const existing = objectsOf(found).find((each) => each[key] !== undefined);
    // oxlint-disable no-await-in-loop -- Firestore changes one schedule at a time
    if (existing === undefined) {
      await api.post(`${database}/backupSchedules`, schedule);
    } else if (existing["retention"] !== schedule.retention) {
      const { retention } = schedule;
      const url = `${firestore}/${textOf(existing["name"])}?updateMask=retention`;
      await api.patch(url, { retention });
    }
    // oxlint-enable no-await-in-loop
    say(`There is a ${recurrence} backup, kept for ${kept}.`);
  }
  say("Accounts are not part of it: export them as operations.md (Backups) says.");
}

const firestore = "https://firestore.googleapis.com/v1";
