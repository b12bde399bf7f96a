import { collections } from "@salvia/domain/collections";
import type { AuditEntry } from "@salvia/domain/auditEntry";
import { isRole, type Role } from "@salvia/domain/roles";
import { isStaffRole, type Staff } from "@salvia/domain/staff";
import type { App } from "firebase-admin/app";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore, type WriteBatch } from "firebase-admin/firestore";

import { endOlderTokens } from "./olderTokens.ts";

/** What an operator does with an account that stays. */
export type AccessChange =
  | { kind: "role"; role: Role | null }
  | { kind: "disable" }
  | { kind: "enable" };

/**
 * Changes what an account may do, so that it is so everywhere within two seconds: new tokens carry
 * it, the security rules refuse the older ones, open tabs are told, the directory of staff follows,
 * and the audit log says who did it.
 *
 * @param by who answers for it
 * @returns whether anything changed
 * @throws Error for a role on an address that is not verified: whoever opened the account may not
 *   be whom the operator has in mind
 */
export async function changeAccess(
  app: App,
  user: UserRecord,
  change: AccessChange,
  by: string,
): Promise<boolean> {
  const before = roleOf(user);
  if (change.kind === "role") {
    if (change.role === before) return false;
    if (change.role !== null && !user.emailVerified) {
      throw new Error("The address of this account is not verified; nobody gets a role on it.");
    }
    const { role: _, ...others } = user.customClaims ?? {};
    const claims = change.role === null ? others : { ...others, role: change.role };
    await getAuth(app).setCustomUserClaims(user.uid, claims);
  } else {
    if (user.disabled === (change.kind === "disable")) return false;
    await getAuth(app).updateUser(user.uid, { disabled: change.kind === "disable" });
  }
  const endedAt = await endOlderTokens(app, user.uid);
  if (change.kind === "disable") await getAuth(app).revokeRefreshTokens(user.uid);
  await record(app, user, change, { from: before, by, endedAt });
  return true;
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
  writeStaff(batch, app, uid, role, typeof name === "string" ? name : "Staff");
  batch.create(
    firestore.collection(collections.auditLog).doc(),
    entryOf(change, { uid, from, by, at: new Date() }),
  );
  await batch.commit();
}

function writeStaff(batch: WriteBatch, app: App, uid: string, role: Role | null, name: string) {
  const document = getFirestore(app).collection(collections.staff).doc(uid);
  if (!isStaffRole(role)) return batch.delete(document);
  const staff: Staff = { name, role, specialty: null, languages: [] };
  return batch.set(document, staff);
}

function entryOf(
  change: AccessChange,
  { from, ...what }: { uid: string; from: Role | null; by: string; at: Date },
): AuditEntry {
  if (change.kind === "role") return { action: "roleChanged", from, to: change.role, ...what };
  return { action: change.kind === "disable" ? "accountDisabled" : "accountEnabled", ...what };
}

function roleOf({ customClaims }: UserRecord): Role | null {
  const role: unknown = customClaims?.["role"];
  return isRole(role) ? role : null;
}
