import { FieldValue } from "firebase-admin/firestore";

/** The fields that every change of a lead, a task or an appointment brings along: its count, and when. */
export function nextRevision() {
  return { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
}
