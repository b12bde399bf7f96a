import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { mailboxKey } from "../../limits/mailboxKey.ts";
import { leaveMailRequest } from "../mailed/mailRequest.ts";
import { isInUse } from "./isInUse.ts";
import { accessServices, applyAccessChange } from "../access/applyAccessChange.ts";
import { foundOrOpened } from "../accountOfEmail.ts";

/**
 * Invites a person: opens an account without a password, gives it the role, and emails a link that
 * sets the first password. Repeating the call finishes an interrupted one and sends a new link.
 *
 * An account that someone has already used, or could sign in to, is left as it is. Its role is
 * changed by `changeAccess`, and a reset link would remove its passkeys.
 */
export const inviteAccount: SignedInHandler<typeof accessEndpoints.inviteAccount> = async (
  { email, name, role, language },
  call,
) => {
  const by = call.person.uid;
  await countRequest("invitation", call, by);
  await countRequest("invitedMailbox", call, mailboxKey(email));
  const user = await foundOrOpened(getAuth(adminApp), email, name);
  if (await isInUse(getFirestore(adminApp), user))
    return { output: { uid: user.uid, invited: false } };

  const end = await applyAccessChange(accessServices(adminApp), {
    uid: user.uid,
    change: { kind: "role", role },
    by: { kind: "administrator", uid: by },
    now: call.now,
  });
  if (end === "unverified") throw new Refusal("email-not-verified");
  if (end === "busy") throw new Refusal("rate-limited", 60);
  if (end === "not-allowed" || end === "last-administrator") throw new Refusal(end);

  const entry: AuditEntry = { action: "accountInvited", role, uid: user.uid, by, at: call.now };
  await getFirestore(adminApp).collection(collections.auditLog).add(entry);
  await leaveMailRequest({ kind: "invitation", email, language, browser: null }, call.now);
  return { output: { uid: user.uid, invited: true } };
};
