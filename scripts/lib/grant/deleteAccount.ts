import { setTimeout } from "node:timers/promises";

import { collections } from "@salvia/domain/shared/collections";
import type { App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import type { AccessOrder } from "../../../functions/src/accounts/access/beginAccessChange.ts";
import { removeAccountData } from "../../../functions/src/accounts/removeAccountData.ts";
import { changeAccess } from "./changeAccess.ts";

/** The time for open tabs to learn that they must sign out, in milliseconds. */
const hearing = 2_000;

/**
 * Deletes an account: its sign-in methods and everything of its owner that the personal data map
 * marks for deletion. Leads, health records, the audit log and the token revocation remain.
 *
 * The account is disabled first and removed last: if a step fails, run the command again. Once the
 * removal has started, the nightly sweep can also finish it.
 *
 * @throws Complaint if the account may not be deleted
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
