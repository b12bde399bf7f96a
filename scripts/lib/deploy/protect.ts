import { existsSync } from "node:fs";
import { join } from "node:path";

import { serverRegion } from "@salvia/domain/shared/region";

import { readConfiguration } from "../configuration/readConfiguration.ts";
import { root } from "../places.ts";
import { backupSchedules } from "./backupSchedules.ts";
import { objectsOf, textOf } from "../json.ts";
import { readArguments, text } from "../readArguments.ts";
import { Complaint, say } from "../report.ts";
import { defaultDatabase, prepareDatabase } from "./database.ts";
import { googleApi } from "./googleApi.ts";
import { lockedBucketsOf, prepareBucket } from "./lockedBuckets.ts";
import { projectId } from "./steps.ts";

const usage = "Usage: npm run protect -- --project <id>";

/**
 * Parses the arguments of `npm run protect`.
 * @returns the project's id
 * @throws Complaint with the usage
 */
export function protectOptions(words: readonly string[]): string {
  const { project = "" } = readArguments(words, usage, { project: text }).values;
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
  const buckets = bucketsOf(project);
  for (const bucket of buckets) {
    // oxlint-disable-next-line no-await-in-loop -- few, and a failure names its bucket
    await prepareBucket(api, bucket.name, bucket);
    say(
      `The ${bucket.contents} is in ${bucket.name}, where nothing can be changed for ${bucket.kept}.`,
    );
  }
  if (!buckets.some(({ variable }) => variable === "ACCOUNTS_BUCKET")) {
    say("Accounts have no backup: set ACCOUNTS_BUCKET, as operations.md (Backups) says.");
  }
}

/** The buckets of the configuration; on the first day, there is no configuration yet. */
function bucketsOf(project: string): ReturnType<typeof lockedBucketsOf> {
  const isConfigured = existsSync(join(root, `.env.${project}`));
  return isConfigured ? lockedBucketsOf(readConfiguration(project).configuration) : [];
}

const firestore = "https://firestore.googleapis.com/v1";
