import { getAuth } from "firebase-admin/auth";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { variable } from "../../settings/environment.ts";
import { exportAll } from "./exportAll.ts";

/** Exports all accounts, if there is a bucket for them: Authentication has no backups. */
export async function exportAccounts(start: Date): Promise<void> {
  const bucket = variable("ACCOUNTS_BUCKET");
  if (bucket === null) return;
  try {
    logger.info("accounts exported", await exportAll(getAuth(adminApp), bucket, start));
  } catch (error) {
    logger.error("accounts not exported");
    throw error;
  }
}
