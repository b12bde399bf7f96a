import type { AccessChange } from "@salvia/domain/account";
import { collections } from "@salvia/domain/collections";
import type { AuditEntry } from "@salvia/domain/auditEntry";
import type { Role } from "@salvia/domain/roles";
import { isStaffRole, type Staff } from "@salvia/domain/staff";
import type { App } from "firebase-admin/app";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore, type WriteBatch } from "firebase-admin/firestore";

import { endOlderTokens } from "../sessions/endOlderTokens.ts";
import { roleOf } from "./roleOf.ts";

/**
 * Changes what an account may do, so that it is so everywhere within two seconds: new tokens carry
 * it, the security rules refuse the older ones, open tabs are told, the directory of staff follows,
 * and the audit log says who did it.
 *
 * @param by who answers for it: an administrator's uid, or the name of an operator at a terminal
 * @returns `unverified` for a role on an address that is not verified, which nobody gets: whoever
 *   opened the account may not be whom one has in mind
 */
export async function applyAccessChange(
  app: App,
  user: UserRecord,
  change: AccessChange,
  by: string,
): Promise<"changed" | "unchanged" | "unverified"> {
  const before = roleOf(user);
  if (change.kind === "role") {
    if (change.role === before) return "unchanged";
    if (change.role !== null && !user.emailVerified) return "unverified";
    const { role: _, ...others } = user.customClaims ?? {};
    const claims = change.role === null ? others : { ...others, role: change.role };
    await getAuth(app).setCustomUserClaims(user.uid, claims);
  } else {
    if (user.disabled === (change.kind === "disable")) return "unchanged";
    await getAuth(app).updateUser(user.uid, { disabled: change.kind === "disable" });
  }
  const endedAt = await endOlderTokens(user.uid, getFirestore(app));
  if (change.kind === "disable") await getAuth(app).revokeRefreshTokens(user.uid);
  await record(app, user, change, { from: before, by, endedAt });
  return "changed";
}

async function record(
  app: App,
  user: UserRecord,
  change: AccessChange,
  { from, by, endedAt }: { from: Role | null; by: string; endedAt: Date },
): Promise<void> {
  const firestore = getFirestore(app);
  const { uid } = user;
  const profile = await firestore.collection(collections.users).doc(uid).get();
  const batch = firestore.batch();
  if (profile.exists) {
    const told = change.kind === "disable" ? "signedOutAt" : "roleChangedAt";
    batch.update(profile.ref, { [told]: endedAt });
  }
  const role = change.kind === "role" ? change.role : change.kind === "enable" ? from : null;
  const name: unknown = profile.get("displayName") ?? user.displayName;
  const timezone: unknown = profile.get("timezone");
  writeStaff(batch, app, uid, role, {
    name: typeof name === "string" ? name : "Staff",
    timezone: typeof timezone === "string" ? timezone : null,
  });
  batch.create(
    firestore.collection(collections.auditLog).doc(),
    entryOf(change, { uid, from, by, at: new Date() }),
  );
  await batch.commit();
}

function writeStaff(
  batch: WriteBatch,
  app: App,
  uid: string,
  role: Role | null,
  known: Pick<Staff, "name" | "timezone">,
) {
  const document = getFirestore(app).collection(collections.staff).doc(uid);
  if (!isStaffRole(role)) return batch.delete(document);
  const staff: Staff = { ...known, role, specialty: null, languages: [] };
  return batch.set(document, staff);
}

function entryOf(
  change: AccessChange,
  { from, ...what }: { uid: string; from: Role | null; by: string; at: Date },
): AuditEntry {
  if (change.kind === "role") return { action: "roleChanged", from, to: change.role, ...what };
  return { action: change.kind === "disable" ? "accountDisabled" : "accountEnabled", ...what };
}
