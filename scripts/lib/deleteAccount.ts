import { setTimeout } from "node:timers/promises";

import type { AuditEntry } from "@salvia/domain/auditEntry";
import { collections } from "@salvia/domain/collections";
import type { App } from "firebase-admin/app";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { endOlderTokens } from "../../functions/src/sessions/endOlderTokens.ts";

/** How long open tabs have to hear that they must leave, in milliseconds. */
const hearing = 2_000;

/**
 * Deletes an account: its ways in, its passkeys and username, its profile and its entry in the
 * directory of staff. Leads and the audit log stay, and so does what ended its tokens.
 *
 * Nothing is deleted before nobody can use the account any more, and the account itself goes last:
 * whatever fails on the way, the same command can be given again.
 *
 * @param by who answers for it
 */
export async function deleteAccount(app: App, user: UserRecord, by: string): Promise<void> {
  const { uid } = user;
  const [auth, firestore] = [getAuth(app), getFirestore(app)];
  // Before the tokens are ended, so that no tab fetches a new one afterwards.
  await auth.updateUser(uid, { disabled: true });
  const endedAt = await endOlderTokens(uid, firestore);
  await auth.revokeRefreshTokens(uid);

  const profile = firestore.collection(collections.users).doc(uid);
  if ((await profile.get()).exists) {
    await profile.update({ signedOutAt: endedAt });
    await setTimeout(hearing);
  }

  const [passkeys, usernames] = await Promise.all(
    [collections.passkeys, collections.usernames].map((name) =>
      firestore.collection(name).where("uid", "==", uid).get(),
    ),
  );
  const batch = firestore.batch();
  for (const found of [passkeys, usernames]) {
    for (const { ref } of found?.docs ?? []) batch.delete(ref);
  }
  batch.delete(firestore.collection(collections.staff).doc(uid));
  batch.delete(profile);
  const entry: AuditEntry = { action: "accountDeleted", uid, by, at: new Date() };
  batch.create(firestore.collection(collections.auditLog).doc(), entry);
  await batch.commit();
  await auth.deleteUser(uid);
}
