import type { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import type { InputOf, OutputOf } from "@salvia/domain/shared/endpoint";

import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { browserName } from "../../http/browserName.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Handler } from "../../http/route.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { mailboxKey } from "../../limits/mailboxKey.ts";
import { leaveMailRequest } from "./mailRequest.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";

type Asked = typeof accountEndpoints.requestSignUp;

/** Emails a sign-up link; an existing member gets an email that says so instead. */
export const requestSignUp: Handler<Asked> = async (input, call) => {
  await refuseIfOff("emailLink");
  return leave("signUp", input, call);
};

/** Emails a link to choose a new password; sends nothing if the account does not exist. */
export const requestPasswordReset: Handler<Asked> = (input, call) =>
  leave("resetPassword", input, call);

/** Emails the caller a link to verify their address; sends nothing if it is already verified. */
export const requestEmailVerification: SignedInHandler<
  typeof accountEndpoints.requestEmailVerification
> = ({ language }, call) => {
  const { email } = call.person;
  // A user who signed in by phone has no address to verify.
  if (email === undefined) throw new Refusal("bad-request");
  return leave("verifyEmail", { email, language }, call);
};

async function leave(
  kind: Parameters<typeof leaveMailRequest>[0]["kind"],
  { email, language }: InputOf<Asked>,
  call: Parameters<Handler<Asked>>[1],
): Promise<{ output: OutputOf<Asked> }> {
  await countRequest("mail", call, mailboxKey(email));
  const browser = browserName(call.header("user-agent"));
  await leaveMailRequest({ kind, email, language, browser }, call.now);
  return { output: { sent: true } };
}
