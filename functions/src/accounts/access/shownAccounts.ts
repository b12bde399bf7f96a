import type { Account } from "@salvia/domain/account/account";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { collections } from "@salvia/domain/shared/collections";
import type { UserRecord } from "firebase-admin/auth";
import { getFirestore, Timestamp } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import { roleOf } from "../../caller/roleOf.ts";
import { couldSignIn } from "../invitations/isInUse.ts";

/**
 * Accounts as shown to an administrator, in the same order. A user who never began a session has no
 * profile yet.
 */
export async function shownAccounts(users: readonly UserRecord[], now: Date): Promise<Account[]> {
  if (users.length === 0) return [];
  const firestore = getFirestore(adminApp);
  const read = (name: string) =>
    firestore.getAll(...users.map(({ uid }) => firestore.collection(name).doc(uid)));
  const [profiles, revocations] = await Promise.all([
    read(collections.users),
    read(collections.revocations),
  ]);
  const isUnused = (user: UserRecord, index: number) =>
    !couldSignIn(user) && profiles[index]?.exists !== true;
  const hourAgo = new Date(now.getTime() - linkLasts);
  const isNew = ({ metadata }: UserRecord) => new Date(metadata.creationTime) > hourAgo;
  const hasOlder = users.some((user, index) => isUnused(user, index) && !isNew(user));
  const again = hasOlder ? await invitedSince(hourAgo) : new Set();
  return users.map((user, index) => {
    const { uid, email, emailVerified, disabled } = user;
    // Missing, whatever its type says, if there was none. The emulator counts the creation as one.
    const { lastSignInTime } = user.metadata;
    const profile = profiles[index];
    const invitation = isNew(user) || again.has(uid) ? "open" : "expired";
    const since: unknown = profile?.get("roleChangedAt") ?? profile?.get("createdAt");
    return {
      uid,
      name: text(profile?.get("displayName")) ?? user.displayName ?? null,
      email: email ?? null,
      emailVerified,
      username: text(profile?.get("username")),
      role: roleOf(user),
      disabled,
      endsOn: text(revocations[index]?.get("endsOn")),
      invitation: isUnused(user, index) ? invitation : null,
      roleSince: since instanceof Timestamp ? insurersDay(since.toDate()) : null,
      lastSignInOn: lastSignInTime ? insurersDay(new Date(lastSignInTime)) : null,
    };
  });
}

/** How long the link of an invitation works, in milliseconds. */
const linkLasts = 60 * 60_000;

/** The most that are found; accounts of a longer file are new themselves. */
const invitedMax = 500;

/** The uids of the latest invitations since a moment, which may be a second one. */
async function invitedSince(moment: Date): Promise<ReadonlySet<unknown>> {
  const action: AuditEntry["action"] = "accountInvited";
  const { docs } = await getFirestore(adminApp)
    .collection(collections.auditLog)
    .where("action", "==", action)
    .where("at", ">", moment)
    .orderBy("at", "desc")
    .select("uid")
    .limit(invitedMax)
    .get();
  return new Set(docs.map((each): unknown => each.get("uid")));
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
