import type { Invitation } from "@salvia/domain/account/account";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import type { InvitationOutcome } from "@salvia/domain/account/invitationFile";
import { collections } from "@salvia/domain/shared/collections";
import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

import { Refusal } from "../../http/refusal.ts";
import { applyAccessChange } from "../access/applyAccessChange.ts";
import type { AccessServices } from "../access/beginAccessChange.ts";
import { roleOf } from "../../caller/roleOf.ts";
import { foundOrOpened } from "../accountOfEmail.ts";
import { setEndDate } from "../endDates/setEndDate.ts";
import { keptMailRequest } from "../mailed/mailRequest.ts";
import { isInUse } from "./isInUse.ts";

/** What invitations need: the Admin SDK, access changes, and the limit of a mailbox. */
export type InvitationServices = AccessServices & {
  auth: AccessServices["auth"] & Pick<Auth, "getUserByEmail" | "createUser" | "deleteUsers">;
  /** Counts an email to a mailbox; false if it has had enough. */
  countMail: (email: string) => Promise<boolean>;
};

type InvitationOrder = {
  invitation: Invitation;
  /** The administrator's uid. */
  by: string;
  now: Date;
};

/**
 * Invites a person of a file: opens the account, gives it its end date and the role, and then records the invitation
 * and requests its email in one transaction. Each step can be repeated: after a failure, the same
 * call finishes the work, and an account that was invited before gets no second email.
 */
export async function inviteOnce(
  services: InvitationServices,
  { invitation, by, now }: InvitationOrder,
): Promise<InvitationOutcome> {
  const { email, name, role, language, endsOn } = invitation;
  const { auth, firestore } = services;
  const user = await foundOrOpened(auth, email, name);
  const outcome = await outcomeFor(firestore, user, role);
  if (outcome !== "invited") return outcome;
  if (!(await services.countMail(email))) return "mailboxFull";

  if (endsOn !== undefined) {
    const set = await setEndDate(services, {
      uid: user.uid,
      endsOn,
      by: { kind: "administrator", uid: by },
      now,
    });
    if (set === "not-allowed") throw new Refusal(set);
  }
  const end = await applyAccessChange(services, {
    uid: user.uid,
    change: { kind: "role", role },
    by: { kind: "administrator", uid: by },
    now,
  });
  if (end === "busy") return "accountBusy";
  if (end === "unverified") return "inUse";
  if (end === "not-allowed" || end === "last-administrator") throw new Refusal(end);

  const { uid } = user;
  const entry: AuditEntry = { action: "accountInvited", role, uid, by, at: now };
  const request = { kind: "invitation", email, language, browser: null } as const;
  const log = firestore.collection(collections.auditLog);
  const requests = firestore.collection(collections.mailRequests);
  return firestore.runTransaction(async (transaction) => {
    // The entry's id is fixed, so that two calls at the same time can't both write it.
    const written = log.doc(`invited-${uid}`);
    const [own, earlier] = await Promise.all([
      transaction.get(written),
      transaction.get(invitationOf(firestore, uid)),
    ]);
    if (own.exists || !earlier.empty) return "invitedBefore";
    transaction.create(written, entry);
    transaction.create(requests.doc(), keptMailRequest(request, now));
    return "invited";
  });
}

/** What would happen to an invitation, given the account of its address. */
export async function outcomeFor(
  firestore: Firestore,
  user: UserRecord,
  role: Invitation["role"],
): Promise<InvitationOutcome> {
  if (await isInUse(firestore, user)) return "inUse";
  if (!(await invitationOf(firestore, user.uid).get()).empty) return "invitedBefore";
  const current = roleOf(user);
  return current === null || current === role ? "invited" : "otherRole";
}

function invitationOf(firestore: Firestore, uid: string) {
  const action: AuditEntry["action"] = "accountInvited";
  return firestore
    .collection(collections.auditLog)
    .where("uid", "==", uid)
    .where("action", "==", action)
    .limit(1);
}
