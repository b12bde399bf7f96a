import { accessRecordSchema, type PendingChange } from "@salvia/domain/account/accessRecord";
import { isOver } from "@salvia/domain/site/insurersDay";
import { collections } from "@salvia/domain/shared/collections";
import { noRevocation } from "@salvia/domain/account/revocation";
import { isStaffRole, type Staff } from "@salvia/domain/account/staff";
import type { App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { FieldValue, getFirestore, type Firestore } from "firebase-admin/firestore";

import { createOnce } from "../../platform/createOnce.ts";
import { endOlderTokens } from "../../sessions/revocation.ts";
import { stored } from "../../platform/stored.ts";
import {
  beginAccessChange,
  type AccessOrder,
  type AccessServices,
  type NotBegun,
} from "./beginAccessChange.ts";
import { claimsOf } from "./claimsOf.ts";
import { roleOf } from "../../caller/roleOf.ts";

export function accessServices(app: App): AccessServices {
  return { auth: getAuth(app), firestore: getFirestore(app), endOlderTokens };
}

/**
 * Changes an account's access; it takes effect everywhere within two seconds. New tokens carry the
 * change, the security rules refuse older tokens, open tabs are notified, the staff directory is
 * updated, and the audit log records who made the change.
 *
 * If a change is interrupted, the next call finishes it, whichever change that call requests. Until
 * then, a removed role does not work, and every granted role has its entry in the audit log.
 *
 * @returns `unverified` for a role on an unverified address, because another person may have
 *   opened the account. `busy` while a call finishes another change of the account.
 */
export async function applyAccessChange(
  services: AccessServices,
  order: AccessOrder,
): Promise<"changed" | NotBegun> {
  const begun = await beginAccessChange(services, order);
  if (typeof begun === "string") return begun;
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- each step relies on the one before it
    await step(services, order.uid, begun);
  }
  const isOther = JSON.stringify(begun.change) !== JSON.stringify(order.change);
  return isOther ? applyAccessChange(services, order) : "changed";
}

type Step = (services: AccessServices, uid: string, pending: PendingChange) => Promise<void>;

/** Each step is idempotent, so that an interrupted change can restart from the beginning. */
const steps: readonly Step[] = [refuseAllTokens, changeAccount, endTokens, finish];

/**
 * Refuses all current and future tokens of an account that loses access. If the next step fails,
 * even a newly fetched token is refused.
 */
async function refuseAllTokens(
  { firestore }: AccessServices,
  uid: string,
  { change, from }: PendingChange,
): Promise<void> {
  const takes = change.kind === "disable" || (change.kind === "role" && from !== null);
  if (!takes) return;
  await setValidAfter(firestore, uid, never);
}

/** The end of the year 9999, in seconds since 1970. */
const never = 253_402_300_799;

async function changeAccount(
  { auth, firestore }: AccessServices,
  uid: string,
  { id, change }: PendingChange,
): Promise<void> {
  const record = await firestore.collection(collections.accessChanges).doc(uid).get();
  // Another call has finished this change, and may have begun one that must not be undone here.
  if (stored(accessRecordSchema, record)?.pending?.id !== id) return;
  if (change.kind === "role") {
    const { customClaims } = await auth.getUser(uid);
    await auth.setCustomUserClaims(uid, claimsOf(change.role, customClaims));
  } else await auth.updateUser(uid, { disabled: change.kind === "disable" });
}

async function endTokens(
  services: AccessServices,
  uid: string,
  { change }: PendingChange,
): Promise<void> {
  const { auth, firestore } = services;
  await setValidAfter(firestore, uid, Math.floor(Date.now() / 1000) + 1);
  await services.endOlderTokens(uid, firestore);
  // After the full second has begun, because Authentication compares whole seconds.
  if (change.kind === "disable") await auth.revokeRefreshTokens(uid);
}

/** Keeps the list of ended sign-ins unchanged. */
async function setValidAfter(firestore: Firestore, uid: string, validAfter: number): Promise<void> {
  const revocation = firestore.collection(collections.revocations).doc(uid);
  await createOnce(() => revocation.create(noRevocation));
  await revocation.update({ validAfter });
}

/** Notifies open tabs, updates the directory, and ends the change, in one transaction. */
async function finish(
  { auth, firestore }: AccessServices,
  uid: string,
  { id, change }: PendingChange,
): Promise<void> {
  const at = (name: string) => firestore.collection(name).doc(uid);
  const user = await auth.getUser(uid);
  await firestore.runTransaction(async (transaction) => {
    const [record, profile, entry, revocation] = await transaction.getAll(
      at(collections.accessChanges),
      at(collections.users),
      at(collections.staff),
      at(collections.revocations),
    );
    if (!record || !profile || !entry || !revocation) throw new Error("A read is missing.");
    const kept = stored(accessRecordSchema, record);
    if (kept?.pending?.id !== id) return;
    if (profile.exists) {
      const field = change.kind === "disable" ? "signedOutAt" : "roleChangedAt";
      const endedAt = new Date(Number(revocation.get("validAfter")) * 1000 - 1);
      transaction.update(profile.ref, { [field]: endedAt });
    }
    // An end date that was reached has done its work; an account that is enabled again has none.
    const endsOn: unknown = revocation.get("endsOn");
    if (change.kind !== "role" && typeof endsOn === "string" && isOver(endsOn, new Date())) {
      transaction.update(revocation.ref, { endsOn: FieldValue.delete() });
    }
    const practice = entry.get("role") === "medical" ? practiceIn(entry) : kept.practice;
    transaction.set(record.ref, { pending: null, practice });
    const role = user.disabled ? null : roleOf(user);
    if (!isStaffRole(role)) {
      transaction.delete(entry.ref);
      return;
    }
    const staff: Staff = {
      name: text(profile.get("displayName")) ?? user.displayName ?? "Staff",
      timezone: text(profile.get("timezone")),
      role,
      ...((role === "medical" && practice) || { specialty: null, languages: [] }),
    };
    transaction.set(entry.ref, staff);
  });
}

type Practice = Pick<Staff, "specialty" | "languages">;

function practiceIn(entry: { data: () => unknown }): Practice | null {
  const found = accessRecordSchema.shape.practice.safeParse(entry.data());
  return found.success ? found.data : null;
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
