import { FieldValue } from "firebase-admin/firestore";

/**
 * The fields that every change of a lead, a task or an appointment updates: its revision and its
 * time.
 */
export function nextRevision() {
  return { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
}
