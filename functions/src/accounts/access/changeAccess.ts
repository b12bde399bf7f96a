import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { accessServices, applyAccessChange } from "./applyAccessChange.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { shownAccounts } from "./shownAccounts.ts";

/**
 * Changes another account's access; the response means that the change is effective everywhere.
 * Users cannot change their own account, and an administrator who is losing the role cannot change
 * any, so at least one administrator remains.
 *
 * Refuses with own-account, not-found, not-allowed, email-not-verified, or rate-limited while
 * another change of the account is under way.
 */
export const changeAccess: SignedInHandler<typeof accessEndpoints.changeAccess> = async (
  { uid, change },
  call,
) => {
  const by = call.person.uid;
  await countRequest("accessChange", call, by);
  if (uid === by) throw new Refusal("own-account");
  if ((await userOrNull(uid)) === null) throw new Refusal("not-found");
  const order = { uid, change, by: { kind: "administrator", uid: by }, now: call.now } as const;
  const end = await applyAccessChange(accessServices(adminApp), order);
  if (end === "unverified") throw new Refusal("email-not-verified");
  if (end === "busy") throw new Refusal("rate-limited", 60);
  if (end === "not-allowed" || end === "last-administrator") throw new Refusal(end);
  logger.info("access change", { uid, by, change: change.kind, end });
  const after = await userOrNull(uid);
  const [account] = after === null ? [] : await shownAccounts([after], call.now);
  if (account === undefined) throw new Refusal("not-found");
  return { output: { account } };
};
