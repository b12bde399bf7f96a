import { collections } from "@salvia/domain/shared/collections";
import type { MailRequest } from "@salvia/domain/mail/mailRequest";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { askedAt, mailRequestAt } from "./mailRequest.ts";
import { pageLink } from "../../mail/pageLink.ts";
import { rememberSignUpLink } from "./signUpLink.ts";
import { answerPolicyRequest } from "../policy/requestPolicyCode.ts";
import { readProfile } from "../readProfile.ts";
import { userOfEmail } from "../accountOfEmail.ts";

/**
 * Queues the requested email, if there is one to send, and then removes the request. The email uses
 * the request's ID, so an event that is delivered twice sends one email.
 */
export async function answerMailRequest(path: string, now: Date): Promise<void> {
  const found = await mailRequestAt(path);
  if (found === null) return;
  const { request, document } = found;
  const queued = now < request.expireAt && (await answer(request, document.id, now));
  await document.delete();
  logger.info(queued ? "mail request answered" : "mail request has no mail", {
    id: document.id,
    kind: request.kind,
  });
}

async function answer(request: MailRequest, id: string, now: Date): Promise<boolean> {
  const { kind, email: to, language } = request;
  if (kind === "policyCode") return answerPolicyRequest(request, id, now);
  const into = { db: getFirestore(adminApp) };
  const user = await userOfEmail(to);
  if (user?.disabled) return false;

  if (kind === "signUp") {
    if (user === null || isNameless(user)) {
      const data = { link: await actionLink(request) };
      await rememberSignUpLink(data.link, to, request.expireAt);
      return queueMail(into, { id, to, language, template: "signUp", data }, now);
    }
    const link = pageLink("login", language);
    const data = { link, resetLink: `${link}?reset` };
    return queueMail(into, { id, to, language, template: "alreadyMember", data }, now);
  }
  if (user === null || (kind === "verifyEmail" && user.emailVerified)) return false;
  const link = await actionLink(request);
  if (kind === "resetPassword") {
    return queueMail(into, { id, to, language, template: kind, data: { link } }, now);
  }
  if (kind === "invitation" || kind === "memberInvitation") {
    const data = { link, resetLink: `${pageLink("login", language)}?reset` };
    return queueMail(into, { id, to, language, template: kind, data }, now);
  }
  const profile = readProfile(await into.db.collection(collections.users).doc(user.uid).get());
  const timezone = profile?.timezone ?? "UTC";
  const data = { link, at: askedAt(request), timezone, browser: request.browser };
  return queueMail(into, { id, to, language, template: kind, data }, now);
}

/** Whether an account has nothing but an address that a link has proven: its opening was cut off. */
function isNameless(user: UserRecord): boolean {
  const { emailVerified, displayName, passwordHash, providerData } = user;
  const isByLink = providerData.every(({ providerId }) => providerId === "password");
  return emailVerified && displayName === undefined && passwordHash === undefined && isByLink;
}

/**
 * The link of an email. It points to our own page `account-action` in the reader's language instead
 * of the identity service's page, with the same parameters `mode`, `oobCode` and `apiKey`, from
 * which the web SDK reads a link.
 */
async function actionLink(
  request: Pick<MailRequest, "kind" | "email" | "language">,
): Promise<string> {
  const { language } = request;
  const page = pageLink("account-action", language);
  const given = new URL(await serviceLink(request, page)).searchParams;
  const link = new URL(page);
  for (const name of ["mode", "oobCode", "apiKey"]) {
    const value = given.get(name);
    if (value === null) throw new Error(`The identity service made a link without ${name}.`);
    link.searchParams.set(name, value);
  }
  link.searchParams.set("lang", language);
  return link.href;
}

function serviceLink(
  { kind, email }: Pick<MailRequest, "kind" | "email">,
  url: string,
): Promise<string> {
  const auth = getAuth(adminApp);
  if (kind === "resetPassword" || kind === "invitation" || kind === "memberInvitation") {
    return auth.generatePasswordResetLink(email, { url });
  }
  if (kind === "verifyEmail") return auth.generateEmailVerificationLink(email, { url });
  return auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
}
