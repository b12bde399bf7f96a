import { setTimeout } from "node:timers/promises";

import { collections } from "@salvia/domain/shared/collections";
import type { App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import type { AccessOrder } from "../../functions/src/accounts/beginAccessChange.ts";
import { removeAccountData } from "../../functions/src/accounts/removeAccountData.ts";
import { changeAccess } from "./changeAccess.ts";

/** How long open tabs have to hear that they must leave, in milliseconds. */
const hearing = 2_000;

/**
 * Deletes an account: its ways in and all of its owner that the map of personal data has deleted. Leads,
 * health records and the audit log stay, and so does what ended its tokens.
 *
 * It is disabled first, and the account itself goes last: if a step fails, give the command again. Once
 * the removal has begun, the nightly sweep finishes it, too.
 *
 * @throws Complaint where the account may not be deleted
 */
export async function deleteAccount(
  app: App,
  {
    uid,
    by,
    now,
  }: Pick<AccessOrder, "uid" | "now"> & {
    by: Extract<AccessOrder["by"], { kind: "operator" }>;
  },
): Promise<void> {
  const firestore = getFirestore(app);
  const order = { uid, change: { kind: "disable" }, by, now, deletes: true } as const;
  await changeAccess(app, order);
  const profile = await firestore.collection(collections.users).doc(uid).get();
  if (profile.exists) await setTimeout(hearing);
  await removeAccountData(firestore, uid, by.name, now);
  await getAuth(app).deleteUser(uid);
}
