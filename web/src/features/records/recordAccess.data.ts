import {
  isAtShortNotice,
  recordClosesAt,
  type Appointment,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import {
  recordAccessId,
  recordAccessSchema,
  type RecordAccess,
} from "@salvia/domain/record/recordAccess";
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  runTransaction,
  serverTimestamp,
} from "firebase/firestore";

import { readDocument } from "../../firebase/readDocument.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { OpenRecordKey } from "./openRecord.ts";
import { recordQueries } from "./recordQueries.ts";

/** The result of opening a record if nothing is denied. */
type Outcome = "open" | "reasonNeeded";

/**
 * Opens a patient's record and writes an audit log entry in one transaction. A record already open
 * by the same appointment stays open without another log entry.
 *
 * @param reason one line; required if the appointment's time was set at short notice
 * @throws FirebaseError `permission-denied` outside the permitted time or for another clinician's
 *   patient; `unavailable` while offline
 */
export function openRecord(
  access: OpenRecordKey,
  appointment: Appointment,
  reason: string | null,
): Promise<Outcome> {
  const id = recordAccessId(access.patientId, access.clinicianId);
  const by = `${access.appointmentId} ${appointment.startsAt.getTime()} ${reason ?? ""}`;
  const latest = openings.get(id);
  if (latest?.by === by) return latest.opening;
  const opening = open(id, access, appointment, reason);
  openings.set(id, { by, opening });
  void opening.then(
    (outcome) => outcome === "open" || openings.delete(id),
    () => openings.delete(id),
  );
  return opening;
}

/**
 * The last opening of each record in this document. Returning to a page does not reopen the record
 * unless another appointment has opened it meanwhile.
 */
const openings = new Map<string, { by: string; opening: Promise<Outcome> }>();

async function open(
  id: string,
  access: OpenRecordKey,
  appointment: Appointment,
  reason: string | null,
): Promise<Outcome> {
  const { patientId, clinicianId, appointmentId } = access;
  const { startsAt } = appointment;
  if (await isOpenAlready(access, appointment)) return "open";
  const flagged = isAtShortNotice(appointment);
  if (flagged && reason === null) return "reasonNeeded";
  const at = serverTimestamp();
  const entry = doc(collection(firestore(), collections.auditLog));
  const until = recordClosesAt(appointment);
  const opening = runTransaction(firestore(), async (writes) => {
    const opened = { ...access, openedAt: at, until, auditId: entry.id };
    writes.set(doc(firestore(), collections.recordAccess, id), opened);
    const why = { startsAt, flagged, reason: flagged ? reason : null };
    const logged = { action: "recordOpened", appointmentId, ...why };
    writes.set(entry, { ...logged, uid: patientId, by: clinicianId, at });
  });
  try {
    await opening;
  } catch (error) {
    // The rules deny a second opening: another tab was faster, or an answer was lost on its way and
    // the SDK has tried again.
    if (!(await isOpenAlready(access, appointment).catch(() => false))) throw error;
  }
  return "open";
}

/** Whether the same appointment already opened the record, in another tab or before a reload. */
async function isOpenAlready(access: OpenRecordKey, appointment: Appointment): Promise<boolean> {
  const known = await lastOpening(access);
  return (
    known?.appointmentId === access.appointmentId &&
    known.until.getTime() === recordClosesAt(appointment).getTime()
  );
}

/** The clinician's last opening of a patient's record; null if there was none. */
export async function lastOpening({
  clinicianId,
  patientId,
}: OpenRecordKey): Promise<RecordAccess | null> {
  const own = declaredQuery(recordQueries.access, [clinicianId, patientId], limit(1));
  const [document] = (await getDocsFromServer(own)).docs;
  return document === undefined ? null : readDocument(recordAccessSchema, document);
}
