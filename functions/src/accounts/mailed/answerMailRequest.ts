import { collections } from "@salvia/domain/shared/collections";
import type { MailRequest } from "@salvia/domain/mail/mailRequest";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../adminApp.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { actionLink } from "./actionLink.ts";
import { askedAt, mailRequestAt } from "./mailRequest.ts";
import { pageLink } from "./pageLink.ts";
import { readProfile } from "../readProfile.ts";
import { userOfEmail } from "../userOrNull.ts";

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
  const { kind, email: to, language, origin } = request;
  const into = { db: getFirestore(adminApp) };
  const user = await userOfEmail(to);
  if (user?.disabled) return false;

  if (kind === "signUp") {
    if (user === null) {
      const data = { link: await actionLink(request) };
      return queueMail(into, { id, to, language, template: "signUp", data }, now);
    }
    const link = pageLink("login", language, origin);
    const data = { link, resetLink: `${link}?reset` };
    return queueMail(into, { id, to, language, template: "alreadyMember", data }, now);
  }
  if (user === null || (kind === "verifyEmail" && user.emailVerified)) return false;
  const link = await actionLink(request);
  if (kind === "resetPassword") {
    return queueMail(into, { id, to, language, template: kind, data: { link } }, now);
  }
  const profile = readProfile(await into.db.collection(collections.users).doc(user.uid).get());
  const timezone = profile?.timezone ?? "UTC";
  const data = { link, at: askedAt(request), timezone, browser: request.browser };
  return queueMail(into, { id, to, language, template: kind, data }, now);
}
