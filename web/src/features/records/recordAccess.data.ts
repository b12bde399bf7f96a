import { recordClosesAt, type Appointment } from "@salvia/domain/appointment";
import { collections } from "@salvia/domain/collections";
import { recordAccessId } from "@salvia/domain/recordAccess";
import { collection, doc, runTransaction, serverTimestamp } from "firebase/firestore";

import { firestore } from "../../firebase/firestore.ts";
import type { Access } from "./access.ts";

/**
 * Opens a patient's record, and writes to the audit log that it was opened: both, or neither. Asked
 * again for the same appointment it answers what it answered before, until it was refused.
 *
 * @throws FirebaseError `permission-denied` where it is not the time, or not this clinician's patient;
 *   `unavailable` without a network
 */
export function openRecord(access: Access, appointment: Appointment): Promise<void> {
  const id = recordAccessId(access.patientId, access.clinicianId);
  const by = `${access.appointmentId} ${appointment.startsAt.getTime()}`;
  const latest = openings.get(id);
  if (latest?.by === by) return latest.opening;
  const opening = open(id, access, appointment);
  openings.set(id, { by, opening });
  opening.catch(() => openings.delete(id));
  return opening;
}

/**
 * By what each record was opened last in this document: leaving a page and coming back is not another
 * opening, but where it was opened by another appointment meanwhile, that is the one that counts.
 */
const openings = new Map<string, { by: string; opening: Promise<void> }>();

async function open(id: string, access: Access, appointment: Appointment): Promise<void> {
  const { patientId, clinicianId, appointmentId } = access;
  const at = serverTimestamp();
  const entry = doc(collection(firestore(), collections.auditLog));
  const until = recordClosesAt(appointment);
  await runTransaction(firestore(), async (writes) => {
    const opened = { ...access, openedAt: at, until, auditId: entry.id };
    writes.set(doc(firestore(), collections.recordAccess, id), opened);
    const by = clinicianId;
    writes.set(entry, { action: "recordOpened", appointmentId, uid: patientId, by, at });
  });
}
