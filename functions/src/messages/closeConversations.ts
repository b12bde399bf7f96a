import {
  conversationId,
  conversationSchema,
  countsAfterTreatment,
} from "@salvia/domain/member/conversation";
import { patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { Written } from "../platform/documentWritten.ts";
import { stored } from "../platform/stored.ts";
import { notify } from "../notifications/notice.ts";
import { messageNotice } from "./messageNotice.ts";

/**
 * Closes the patient's conversations with clinicians who have stopped treating them, whether by an
 * import, a handover, or an administrator: what was not read leaves the clinician's list, and the
 * patient is notified that no one reads it. Repeating it changes nothing.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function closeConversations({ before, after }: Written, now: Date): Promise<void> {
  const patient = after && stored(patientSchema, after);
  const was = before && stored(patientSchema, before);
  if (after === null || patient === null || was === null) return;
  const removed = was.clinicians.filter((uid) => !patient.clinicians.includes(uid));
  await Promise.all(removed.map((clinicianId) => closeConversation(after.id, clinicianId, now)));
}

async function closeConversation(patientId: string, clinicianId: string, now: Date) {
  const db = getFirestore(adminApp);
  const id = conversationId({ patientId, clinicianId });
  const document = db.collection(collections.conversations).doc(id);
  const patients = db.collection(collections.patients).doc(patientId);
  const neverRead = await db.runTransaction(async (transaction) => {
    const [found, treated] = await transaction.getAll(document, patients);
    const conversation = found ? stored(conversationSchema, found) : null;
    const patient = treated ? stored(patientSchema, treated) : null;
    const closed = conversation && countsAfterTreatment(conversation);
    // The treatment may have begun again.
    if (conversation === null || closed === null) return 0;
    if (patient?.clinicians.includes(clinicianId) === true) return 0;
    const notice = messageNotice({
      kind: "messagesUnread",
      conversationId: id,
      reader: patientId,
      side: "patient",
      number: conversation.sent.patient,
      at: now,
    });
    await notify(db, transaction, notice, now);
    transaction.update(document, closed);
    return closed.neverRead ?? 0;
  });
  if (neverRead > 0) logger.info("conversation closed", { conversation: id, neverRead });
}
