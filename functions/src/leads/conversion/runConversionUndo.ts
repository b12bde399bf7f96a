import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import {
  leadConversionSchema,
  type LeadConversion,
  type UndoBlocker,
} from "@salvia/domain/lead/conversion";
import { transitionChanges } from "@salvia/domain/lead/stageTransition";
import { collections } from "@salvia/domain/shared/collections";
import type { Auth } from "firebase-admin/auth";
import type { Firestore, Transaction } from "firebase-admin/firestore";

import { isInUse } from "../../accounts/invitations/isInUse.ts";
import { hasCode } from "../../platform/hasCode.ts";
import { Refusal } from "../../http/refusal.ts";
import { stored } from "../../platform/stored.ts";
import { conversionDocument } from "./runConversion.ts";
import { leadIn } from "../merge/leadMerge.ts";

type Services = { auth: Pick<Auth, "getUser" | "deleteUser">; firestore: Firestore };

/**
 * Makes a client a lead again: one transaction restores the lead and removes the member's record
 * and plan; then the account is deleted. A repeated call finishes an interrupted one.
 *
 * Someone who signs in at this very moment keeps the account, without a record.
 *
 * @returns what the member has done since, if that prevents it; null if the conversion is undone
 * @throws Refusal not-found if the conversion is too old or was not made here, not-allowed, or
 *   changed-meanwhile if the lead is no client
 */
export async function runConversionUndo(
  { auth, firestore }: Services,
  leadId: string,
  uid: string,
  now: Date,
): Promise<UndoBlocker | null> {
  const lead = firestore.collection(collections.leads).doc(leadId);
  const document = conversionDocument(firestore, leadId);
  const before = stored(leadConversionSchema, await document.get());
  if (before?.state === "converted" && (await hasSignedIn({ auth, firestore }, before.memberId))) {
    return "signedIn";
  }
  const undone = await firestore.runTransaction(async (transaction) => {
    const [found, kept] = await transaction.getAll(lead, document);
    const conversion = kept ? stored(leadConversionSchema, kept) : null;
    const current = leadIn(found?.data());
    if (current === null || conversion === null) throw new Refusal("not-found");
    if (current.ownerId !== uid) throw new Refusal("not-allowed");
    if (conversion.state === "undone") return conversion;
    if (conversion.expiresAt <= now) throw new Refusal("not-found");
    if (current.status !== "enrolled") throw new Refusal("changed-meanwhile");
    const { memberId } = conversion;
    if (memberId !== null) {
      const blocker = await useOf(firestore, transaction, memberId);
      if (blocker !== null) return blocker;
      transaction.delete(firestore.collection(collections.patients).doc(memberId));
      transaction.delete(firestore.collection(collections.coverages).doc(memberId));
    }
    transaction.update(lead, {
      ...transitionChanges(current, "documents"),
      enrolledAt: null,
      rev: current.rev + 1,
      updatedAt: now,
    });
    transaction.update(document, { state: "undone" });
    const entry = { action: "conversionUndone", leadId, uid: memberId ?? uid, by: uid, at: now };
    transaction.create(
      firestore.collection(collections.auditLog).doc(`unconverted-${leadId}-${current.rev}`),
      auditEntrySchema.parse(entry),
    );
    return conversion;
  });
  if (typeof undone === "string") return undone;
  await deleteUnused({ auth, firestore }, undone);
  return null;
}

/** Whether the member has signed in, or had an account before. */
async function hasSignedIn(
  { auth, firestore }: Services,
  memberId: string | null,
): Promise<boolean> {
  if (memberId === null) return false;
  try {
    return await isInUse(firestore, await auth.getUser(memberId));
  } catch (error) {
    if (hasCode(error, "auth/user-not-found")) return false;
    throw error;
  }
}

/** Below a patient's record: entries that the law has kept. */
const recordParts = [
  collections.allergies,
  collections.problems,
  collections.vitals,
  collections.medications,
  collections.notes,
];

/** What there is of a member's that an undo must not remove. */
async function useOf(
  firestore: Firestore,
  transaction: Transaction,
  memberId: string,
): Promise<UndoBlocker | null> {
  const record = firestore.collection(collections.records).doc(memberId);
  const [profile, appointments, ...parts] = await Promise.all([
    transaction.get(firestore.collection(collections.users).doc(memberId)),
    transaction.get(
      firestore.collection(collections.appointments).where("patientId", "==", memberId).limit(1),
    ),
    ...recordParts.map((part) => transaction.get(record.collection(part).limit(1))),
  ]);
  if (profile.exists) return "signedIn";
  if (!appointments.empty) return "appointment";
  return parts.some((part) => !part.empty) ? "record" : null;
}

/** Deletes the account that the conversion opened, unless someone has entered it by now. */
async function deleteUnused(
  services: Services,
  { member, memberId }: LeadConversion,
): Promise<void> {
  if (member !== "invited" || memberId === null) return;
  if (await hasSignedIn(services, memberId)) return;
  try {
    await services.auth.deleteUser(memberId);
  } catch (error) {
    if (!hasCode(error, "auth/user-not-found")) throw error;
  }
}
