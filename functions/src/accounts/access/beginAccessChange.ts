import type { AccessChange } from "@salvia/domain/account/account";
import { accessRecordSchema, type PendingChange } from "@salvia/domain/account/accessRecord";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { Role } from "@salvia/domain/account/role";
import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Firestore, Transaction } from "firebase-admin/firestore";

import type { endOlderTokens } from "../../sessions/revocation.ts";
import { stored } from "../../platform/stored.ts";
import { hasOnePurpose } from "../../caller/singlePurpose.ts";
import { roleOf } from "../../caller/roleOf.ts";

export type AccessServices = {
  auth: Pick<Auth, "getUser" | "setCustomUserClaims" | "updateUser" | "revokeRefreshTokens">;
  firestore: Firestore;
  endOlderTokens: typeof endOlderTokens;
};

type ChangedBy =
  | { kind: "administrator"; uid: string }
  /** A salesperson whose lead becomes a member. */
  | { kind: "salesperson"; uid: string }
  /** A person who runs a command at a terminal. */
  | { kind: "operator"; name: string; mayTakeLastAdministrator: boolean };

/** The change to make to an account, its author and its time. */
export type AccessOrder = {
  uid: string;
  change: AccessChange;
  by: ChangedBy;
  now: Date;
  /** Set if the account is disabled because it is about to be deleted. */
  deletes?: boolean;
  /** Set if the account is disabled because its end date was reached. */
  endedOn?: string;
};

export type NotBegun = "unchanged" | "unverified" | "last-administrator" | "not-allowed" | "busy";

/**
 * Begins an access change: one transaction records its start and its audit log entry. If an earlier
 * change was interrupted, returns that one, so that it is finished first.
 *
 * The transaction checks that the administrator is not losing the role at this moment. Transactions
 * that read each other's records cannot both commit, so if two administrators remove each other,
 * one remains.
 *
 * @returns the change to finish now, which is an earlier one if that was interrupted
 */
export async function beginAccessChange(
  services: AccessServices,
  order: AccessOrder,
): Promise<PendingChange | NotBegun> {
  const { auth, firestore } = services;
  const { uid, change, by, now, deletes = false } = order;
  const records = firestore.collection(collections.accessChanges);
  return firestore.runTransaction(async (transaction) => {
    const record = stored(accessRecordSchema, await transaction.get(records.doc(uid)));
    if (by.kind === "administrator" && !(await isAdministrator(services, transaction, by.uid))) {
      return "not-allowed";
    }
    const pending = record?.pending ?? null;
    if (pending !== null) {
      const isSame = JSON.stringify(pending.change) === JSON.stringify(change);
      return isSame || now.getTime() - pending.begunAt > busyMs ? pending : "busy";
    }
    const user = await auth.getUser(uid);
    const from = roleOf(user);
    if (isAlready(user, change)) return "unchanged";
    const gets = change.kind === "role" && change.role !== null;
    if (gets && (!user.emailVerified || hasOnePurpose(uid))) return "unverified";
    const isLast =
      by.kind === "operator" &&
      !by.mayTakeLastAdministrator &&
      takesAdministrator(from, change) &&
      !(await hasOtherAdministrator(services, transaction, uid));
    if (isLast) return "last-administrator";

    const log = firestore.collection(collections.auditLog);
    const entry = log.doc(deletes ? `deleted-${uid}` : log.doc().id);
    const begun = { id: entry.id, change, from, begunAt: now.getTime() };
    transaction.set(records.doc(uid), { pending: begun, practice: record?.practice ?? null });
    transaction.create(entry, entryOf(order, from));
    return begun;
  });
}

/** Time after which another call may finish an interrupted change, in milliseconds. */
const busyMs = 60_000;

/** Whether an account is an administrator now, and still is after the transaction. */
export async function isAdministrator(
  { auth, firestore }: Pick<AccessServices, "auth" | "firestore">,
  transaction: Transaction,
  uid: string,
): Promise<boolean> {
  const document = firestore.collection(collections.accessChanges).doc(uid);
  const pending = stored(accessRecordSchema, await transaction.get(document))?.pending ?? null;
  if (pending !== null && takesAdministrator(pending.from, pending.change)) return false;
  // Read after the record, because a change that has ended since then has written both.
  const user = await auth.getUser(uid);
  return roleOf(user) === "admin" && !user.disabled;
}

/** Whether another administrator exists who is not about to lose the role. */
async function hasOtherAdministrator(
  services: AccessServices,
  transaction: Transaction,
  uid: string,
): Promise<boolean> {
  const staff = services.firestore.collection(collections.staff).where("role", "==", "admin");
  const { docs } = await transaction.get(staff.limit(20));
  for (const { id } of docs) {
    // oxlint-disable-next-line no-await-in-loop -- the first one found is enough
    if (id !== uid && (await isAdministrator(services, transaction, id))) return true;
  }
  return false;
}

function takesAdministrator(from: Role | null, change: AccessChange): boolean {
  if (from !== "admin") return false;
  return change.kind === "role" ? change.role !== "admin" : change.kind === "disable";
}

function isAlready(user: UserRecord, change: AccessChange): boolean {
  if (change.kind === "role") return roleOf(user) === change.role;
  return user.disabled === (change.kind === "disable");
}

function entryOf(
  { uid, change, by, now, deletes, endedOn }: AccessOrder,
  from: Role | null,
): AuditEntry {
  const what = { uid, by: by.kind === "operator" ? by.name : by.uid, at: now };
  if (deletes) return { action: "accountDeleted", ...what };
  if (change.kind === "role") return { action: "roleChanged", from, to: change.role, ...what };
  if (change.kind === "enable") return { action: "accountEnabled", ...what };
  return { action: "accountDisabled", ...(endedOn !== undefined && { endedOn }), ...what };
}
