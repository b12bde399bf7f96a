import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import type { PolicyLink } from "@salvia/domain/member/policyLink";
import { patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { roleOf } from "../../caller/roleOf.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { Refusal } from "../../http/refusal.ts";
import { pageLink } from "../../mail/pageLink.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { adminApp } from "../../platform/adminApp.ts";
import { stored } from "../../platform/stored.ts";
import { endOlderTokens } from "../../sessions/revocation.ts";
import { removeAccountData } from "../removeAccountData.ts";
import { replaceSignInMethods } from "../removeOtherSignInMethods.ts";

/** An account without a role, the policy's account, and who decided that they are one person's. */
type Move = { uid: string; policy: UserRecord; by: string; now: Date };

/**
 * Lets a person sign in to their policy's account with the address of their own, which is deleted.
 * The record, the plan and the appointments all have the uid of the policy's account, so the address
 * moves and they stay. Other ways to sign in to either account are removed, and the address on file
 * gets an email.
 *
 * An address belongs to one account at a time. If the work is cut off in between, neither has it, and
 * the person opens an account and asks again.
 *
 * @throws Refusal not-allowed if the person's account has a role, is disabled or is the policy's own,
 *   or email-not-verified
 */
export async function moveToPolicy({ uid, policy, by, now }: Move): Promise<void> {
  const account = await userOrNull(uid);
  if (account === null || account.disabled || roleOf(account) !== null || uid === policy.uid) {
    throw new Refusal("not-allowed");
  }
  const { email, emailVerified } = account;
  if (email === undefined || !emailVerified) throw new Refusal("email-not-verified");
  await record({ uid, policy, by, now }, email);
  const auth = getAuth(adminApp);
  const firestore = getFirestore(adminApp);
  await auth.deleteUser(uid);
  await Promise.all([
    replaceSignInMethods(policy.uid, {
      email,
      emailVerified: true,
      ...(policy.multiFactor && { multiFactor: { enrolledFactors: null } }),
    }),
    endOlderTokens(uid, firestore),
  ]);
  await removeAccountData(firestore, uid, by, now);
  logger.info("policy linked", { uid: policy.uid, from: uid, by });
}

/** Everything that is stored about a move, before it begins: nothing happens without its entry. */
async function record({ uid, policy, by, now }: Move, email: string): Promise<void> {
  const db = getFirestore(adminApp);
  const at = (name: string) => db.collection(name).doc(policy.uid);
  await db.runTransaction(async (transaction) => {
    const [link, profile, patient] = await transaction.getAll(
      at(collections.policyLinks),
      at(collections.users),
      at(collections.patients),
    );
    if (!link || !profile || !patient) throw new Error("A read is missing.");
    const language = stored(patientSchema, patient)?.language ?? "en";
    const data = { link: pageLink("login", language) };
    if (policy.email !== undefined) {
      const order = { to: policy.email, template: "policyLinked", language, data } as const;
      await queueMail({ db, transaction }, order, now);
    }
    // The address on file is the first one, whatever the member signs in with.
    if (!link.exists && policy.email !== undefined) {
      transaction.create(link.ref, { email: policy.email, linkedAt: now } satisfies PolicyLink);
    }
    if (profile.exists) transaction.update(profile.ref, { email, verifiedEmail: email });
    const entry = { action: "policyLinked", from: uid, uid: policy.uid, by, at: now } as const;
    transaction.create(db.collection(collections.auditLog).doc(), entry satisfies AuditEntry);
  });
}
