import type { MailRequest } from "@salvia/domain/mail/mailRequest";
import { getAuth } from "firebase-admin/auth";

import { adminApp } from "../../adminApp.ts";
import { pageLink } from "./pageLink.ts";

/**
 * The link of an email. It points to our own page `account-action` in the reader's language instead
 * of the identity service's page, with the same parameters `mode`, `oobCode` and `apiKey`, from
 * which the web SDK reads a link.
 */
export async function actionLink(
  request: Pick<MailRequest, "kind" | "email" | "language" | "origin">,
): Promise<string> {
  const { language, origin } = request;
  const page = pageLink("account-action", language, origin);
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
  if (kind === "resetPassword") return auth.generatePasswordResetLink(email, { url });
  if (kind === "verifyEmail") return auth.generateEmailVerificationLink(email, { url });
  return auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
}
