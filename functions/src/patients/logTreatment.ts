import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { Firestore, Transaction } from "firebase-admin/firestore";

type TreatmentChange = {
  patientId: string;
  /** The uids of the clinicians before and after the change. */
  before: readonly string[];
  clinicians: readonly string[];
  by: string;
  now: Date;
};

/** Writes who began and who stopped to treat a patient to the audit log, if anyone did. */
export function logTreatment(
  transaction: Transaction,
  firestore: Firestore,
  { patientId, before, clinicians, by, now }: TreatmentChange,
): void {
  const added = clinicians.filter((uid) => !before.includes(uid));
  const removed = before.filter((uid) => !clinicians.includes(uid));
  if (added.length + removed.length === 0) return;
  const entry = { action: "treatmentChanged", uid: patientId, added, removed, by, at: now };
  transaction.create(
    firestore.collection(collections.auditLog).doc(),
    auditEntrySchema.parse(entry),
  );
}
