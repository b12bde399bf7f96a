import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";

import { post } from "../support/site.ts";

type LinkRequest = "requestSignUp" | "requestPasswordReset";

/** Asks for a link by mail; resolves to the status and the answer. */
export async function requestLink(name: LinkRequest, email: string, language = "en") {
  const response = await post(accountEndpoints[name].path, { body: { email, language } });
  return [response.status, await response.json()];
}

/** The status and the body of an answer. */
export async function answerOf(asked: Promise<Response>) {
  const response = await asked;
  return [response.status, await response.json()];
}

/** What every request for a link is answered with, whether the account exists or not. */
export const sent = [200, { sent: true }];

/** The link in a mail's text. */
export function linkOf(mail: { message: { text: string } } | undefined): URL {
  return new URL(/^http:\S+account-action\S+$/m.exec(mail?.message.text ?? "")?.[0] ?? "");
}
