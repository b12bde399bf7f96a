import { getAuth } from "firebase-admin/auth";

import { adminApp } from "../../adminApp.ts";
import { variable } from "../../settings/environment.ts";
import { exportAll, type Exported } from "./exportAll.ts";

/** Exports the accounts of the function's own project; null without a bucket for them. */
export async function exportOurs(start: Date): Promise<Exported | null> {
  const bucket = variable("ACCOUNTS_BUCKET");
  return bucket === null ? null : exportAll(getAuth(adminApp), bucket, start);
}
