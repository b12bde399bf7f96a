import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { endOlderTokens } from "../sessions/revocation.ts";
import { removeAccountData } from "./removeAccountData.ts";

/** Revokes the tokens of an account that Authentication has deleted, and removes its data. */
export async function cleanUpAccount(uid: string, now: Date): Promise<void> {
  const firestore = getFirestore(adminApp);
  await endOlderTokens(uid, firestore);
  await removeAccountData(firestore, uid, "Firebase Authentication", now);
  logger.info("account cleaned up", { uid });
}
