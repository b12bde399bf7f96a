import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { createOnce } from "../platform/createOnce.ts";

/**
 * Records an appointment's move in the audit log: the old and new time, and who moved it, which
 * only its clinician may do. The old time of a request that its patient made to move an appointment
 * is that of the appointment. The entry's ID contains the revision, so a repeated event adds nothing.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function auditMove(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const moved = (await replacedNow(before, after)) ?? before;
  const [from, to] = [timeIn(moved, "startsAt"), timeIn(after, "startsAt")];
  if (from === null || to === null || from.getTime() === to.getTime()) return;
  const entry = auditEntrySchema.parse({
    action: "appointmentMoved",
    appointmentId: after.id,
    from,
    to,
    uid: after.get("patientId"),
    by: after.get("clinicianId"),
    at: timeIn(after, "updatedAt"),
  });
  const rev = String(after.get("rev"));
  const log = after.ref.firestore.collection(collections.auditLog);
  const isNew = await createOnce(() => log.doc(`moved-${after.id}-${rev}`).create(entry));
  if (isNew) logger.info("appointment move audited", { appointment: after.id, rev });
}

/** The appointment that a confirmation replaced; null if it replaced none. */
async function replacedNow(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<DocumentSnapshot | null> {
  const replaces: unknown = after.get("replaces");
  const isConfirmedNow = before.get("status") === "pending" && after.get("status") === "confirmed";
  if (!isConfirmedNow || typeof replaces !== "string") return null;
  return after.ref.parent.doc(replaces).get();
}

function timeIn(snapshot: DocumentSnapshot, field: string): Date | null {
  const value: unknown = snapshot.get(field);
  return value instanceof Timestamp ? value.toDate() : null;
}
