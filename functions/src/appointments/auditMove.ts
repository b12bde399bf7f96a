import { auditEntrySchema } from "@salvia/domain/account/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { createOnce } from "../createOnce.ts";

/**
 * Writes to the audit log from when to when an appointment was moved, and by whom: only its clinician
 * may move it. The same move again adds nothing, since its revision is in the entry's id.
 *
 * @throws where the database is out of reach, so that the event comes again
 */
export async function auditMove(before: DocumentSnapshot, after: DocumentSnapshot): Promise<void> {
  const [from, to] = [timeIn(before, "startsAt"), timeIn(after, "startsAt")];
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

function timeIn(snapshot: DocumentSnapshot, field: string): Date | null {
  const value: unknown = snapshot.get(field);
  return value instanceof Timestamp ? value.toDate() : null;
}
