import type { CallInput, CallOutput } from "@salvia/domain/calls";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";
import type { SignedInHandler } from "../auth/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countCall } from "../limits/countCall.ts";
import { applyAccessChange } from "./applyAccessChange.ts";
import { shownAccount } from "./shownAccount.ts";
import { userOrNull } from "./userOrNull.ts";

/**
 * Changes what another account may do; an answer means that it is so everywhere. Nobody changes
 * their own, so there is always one administrator left: whoever took the last other's role away.
 *
 * Refuses with own-account, not-found or email-not-verified.
 */
export const changeAccess: SignedInHandler<
  CallInput<"changeAccess">,
  CallOutput<"changeAccess">
> = async ({ uid, change }, call) => {
  const by = call.person.uid;
  await countCall("accessChange", call, by);
  if (uid === by) throw new Refusal("own-account");
  const user = await userOrNull(uid);
  if (user === null) throw new Refusal("not-found");
  const end = await applyAccessChange(adminApp, user, change, by);
  if (end === "unverified") throw new Refusal("email-not-verified");
  logger.info("access change", { uid, by, change: change.kind, end });
  const after = await userOrNull(uid);
  if (after === null) throw new Refusal("not-found");
  return { output: { account: await shownAccount(after) } };
};
