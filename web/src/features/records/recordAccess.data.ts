import { recordClosesAt, type Appointment } from "@salvia/domain/appointment";
import { collections } from "@salvia/domain/collections";
import { recordAccessId } from "@salvia/domain/recordAccess";
import { collection, doc, runTransaction, serverTimestamp } from "firebase/firestore";

import { firestore } from "../../firebase/firestore.ts";
import type { Visit } from "./visit.ts";

/**
 * Opens a patient's record, and writes to the audit log that it was opened: both, or neither. Asked
 * again for the same visit it answers what it answered before, until it was refused.
 *
 * @throws FirebaseError `permission-denied` where it is not the time, or not this clinician's patient;
 *   `unavailable` without a network
 */
export function openRecord(visit: Visit, appointment: Appointment): Promise<void> {
  const key = `${visit.appointmentId} ${visit.clinicianId} ${appointment.startsAt.getTime()}`;
  const known = openings.get(key);
  if (known !== undefined) return known;
  const opening = open(visit, appointment);
  openings.set(key, opening);
  opening.catch(() => openings.delete(key));
  return opening;
}

/** What was opened in this document: leaving a page and coming back is not another opening. */
const openings = new Map<string, Promise<void>>();

async function open(visit: Visit, appointment: Appointment): Promise<void> {
  const { patientId, clinicianId, appointmentId } = visit;
  const now = serverTimestamp();
  const id = recordAccessId(patientId, clinicianId);
  const access = doc(firestore(), collections.recordAccess, id);
  const entry = doc(collection(firestore(), collections.auditLog));
  const until = recordClosesAt(appointment);
  await runTransaction(firestore(), async (writes) => {
    writes.set(access, { ...visit, openedAt: now, until, auditId: entry.id });
    writes.set(entry, {
      action: "recordOpened",
      appointmentId,
      uid: patientId,
      by: clinicianId,
      at: now,
    });
  });
}
