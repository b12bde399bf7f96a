import type { policyEndpoints } from "@salvia/domain/member/policyEndpoints";
import { policyCodeLifetime } from "@salvia/domain/member/policyLink";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import type { MailRequest } from "@salvia/domain/mail/mailRequest";
import { patientSchema, type Patient } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import type { UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { roleOf } from "../../caller/roleOf.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { verifiedEmailOf } from "../../caller/verifiedEmailOf.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { pageLink } from "../../mail/pageLink.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { adminApp } from "../../platform/adminApp.ts";
import { stored } from "../../platform/stored.ts";
import { userOfEmail } from "../accountOfEmail.ts";
import { isInUse } from "../invitations/isInUse.ts";
import { askedAt, keptMailRequest } from "../mailed/mailRequest.ts";
import {
  challengeAt,
  newPolicyChallenge,
  newPolicyCode,
  policyChallengeDocument,
} from "./policyChallenge.ts";

/**
 * Requests a code for a policy. A background function looks the number up, so that the answer and its
 * work are the same for every number. Replaces an earlier code of the account.
 *
 * Refuses with not-allowed if the account has a role, and with email-not-verified.
 */
export const requestPolicyCode: SignedInHandler<typeof policyEndpoints.requestPolicyCode> = async (
  { memberNumber },
  call,
) => {
  const { uid, role } = call.person;
  const email = verifiedEmailOf(call.person);
  if (role !== null) throw new Refusal("not-allowed");
  await countRequest("policyCode", call, [uid, `policy ${memberNumber}`]);
  const firestore = getFirestore(adminApp);
  // The email's language is that of the policy, because another person may read it.
  const request = {
    kind: "policyCode",
    email,
    memberNumber,
    language: "en",
    browser: null,
  } as const;
  const batch = firestore.batch();
  batch.set(policyChallengeDocument(uid), newPolicyChallenge(uid, call.now));
  batch.create(
    firestore.collection(collections.mailRequests).doc(),
    keptMailRequest(request, call.now),
  );
  await batch.commit();
  return { output: { sent: true } };
};

/**
 * Informs the address on file of a policy that someone wants to link it: with a code if no one uses
 * its account yet, and otherwise with how to sign in to it. An unknown number has no address.
 *
 * @returns whether an email was queued
 */
export async function answerPolicyRequest(
  request: MailRequest,
  id: string,
  now: Date,
): Promise<boolean> {
  const firestore = getFirestore(adminApp);
  const account = await userOfEmail(request.email);
  const policy = await policyOf(request.memberNumber ?? "");
  if (account === null || policy === null || policy.user.uid === account.uid) return false;
  const { user, language } = policy;
  const to = user.email;
  if (to === undefined) return false;
  const isTaken = await isInUse(firestore, user);
  const { code, answer } = newPolicyCode(account.uid, user.uid);
  const document = policyChallengeDocument(account.uid);
  const expiresAt = askedAt(request).getTime() + policyCodeLifetime;
  return firestore.runTransaction(async (transaction) => {
    const challenge = await challengeAt(document, transaction);
    // A newer request has replaced this one.
    if (challenge?.expiresAt.getTime() !== expiresAt) return false;
    const into = { db: firestore, transaction };
    const link = pageLink("login", language);
    const order = isTaken
      ? ({ template: "policyInUse", data: { link, resetLink: `${link}?reset` } } as const)
      : ({ template: "policyCode", data: { link, code } } as const);
    if (!(await queueMail(into, { ...order, id, to, language }, now))) return false;
    if (!isTaken) transaction.update(document, answer);
    const { uid } = user;
    const entry = { action: "policyCodeRequested", uid, by: account.uid, at: now } as const;
    transaction.create(
      firestore.collection(collections.auditLog).doc(),
      entry satisfies AuditEntry,
    );
    return true;
  });
}

/** The account and the language of a policy; null if no active member has the number. */
export async function policyOf(
  memberNumber: string,
): Promise<{ user: UserRecord; language: Patient["language"] } | null> {
  const patients = getFirestore(adminApp).collection(collections.patients);
  const [found] = (await patients.where("memberNumber", "==", memberNumber).limit(1).get()).docs;
  const patient = found === undefined ? null : stored(patientSchema, found);
  const user = found === undefined ? null : await userOrNull(found.id);
  if (patient === null || user === null || user.disabled || roleOf(user) !== "member") return null;
  return { user, language: patient.language };
}
