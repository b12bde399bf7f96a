import { z } from "zod";

import type { Google } from "../google.ts";

const database = z.object({
  locationId: z.string(),
  type: z.string().default("FIRESTORE_NATIVE"),
  deleteProtectionState: z.string().optional(),
  pointInTimeRecoveryEnablement: z.string().optional(),
});

const index = z.object({
  /** `…/collectionGroups/leads/indexes/…` */
  name: z.string().default(""),
  queryScope: z.string(),
  state: z.string().default("READY"),
  fields: z.array(
    z.object({
      fieldPath: z.string(),
      order: z.string().optional(),
      arrayConfig: z.string().optional(),
    }),
  ),
});

const field = z.object({
  /** `…/collectionGroups/leads/fields/search` */
  name: z.string(),
  indexConfig: z.object({ indexes: z.array(index).default([]) }).default({ indexes: [] }),
  ttlConfig: z.object({ state: z.string() }).optional(),
});

const backupSchedule = z.object({
  dailyRecurrence: z.looseObject({}).optional(),
  weeklyRecurrence: z.looseObject({}).optional(),
});

export type LiveIndex = z.infer<typeof index>;
export type LiveField = z.infer<typeof field>;

/** The database with its indexes; null if there is none. */
export type DatabaseState =
  | (z.infer<typeof database> & {
      readonly indexes: readonly LiveIndex[];
      /** Fields whose indexes or TTL were set. */
      readonly fields: readonly LiveField[];
      readonly backups: readonly z.infer<typeof backupSchedule>[];
    })
  | null;

/** The database (default), its indexes, field settings and backup schedules. */
export async function readDatabase(google: Google, project: string): Promise<DatabaseState> {
  const address = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const found = await google.find(address, database);
  if (found === null) return null;
  const filter = encodeURIComponent("indexConfig.usesAncestorConfig=false OR ttlConfig:*");
  const groups = `${address}/collectionGroups/-`;
  const [indexes, fields, backups] = await Promise.all([
    google.list(`${groups}/indexes?pageSize=1000`, "indexes", index),
    google.list(`${groups}/fields?filter=${filter}&pageSize=1000`, "fields", field),
    google.list(`${address}/backupSchedules`, "backupSchedules", backupSchedule),
  ]);
  // The group __default__ has the settings of all fields without their own.
  const own = fields.filter(({ name }) => !name.includes("/collectionGroups/__default__/"));
  return { ...found, indexes, fields: own, backups };
}
