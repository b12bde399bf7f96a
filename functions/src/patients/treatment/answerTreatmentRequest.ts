import type { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import {
  answeredRequest,
  isPending,
  treatmentRequestId,
  treatmentRequestSchema,
} from "@salvia/domain/member/treatmentRequest";
import { cliniciansMax, patientSchema, type Patient } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { notify } from "../../notifications/notice.ts";
import { logTreatment } from "../logTreatment.ts";
import { stored } from "../../platform/stored.ts";
import { answerNotice } from "./treatmentNotice.ts";

/**
 * Answers a request to the calling clinician. Accepting makes them one of those who treat the
 * member, in one transaction with the answer, the audit log entry and the member's notification:
 * none of them exists without the others, and a repeated call finds the answer and writes nothing.
 */
export const answerTreatmentRequest: SignedInHandler<
  typeof treatmentEndpoints.answerTreatmentRequest
> = async ({ patientId, accepted }, call) => {
  const clinicianId = call.person.uid;
  const { now } = call;
  await countRequest("treatmentAnswer", call, clinicianId);
  const db = getFirestore(adminApp);
  const id = treatmentRequestId({ patientId, clinicianId });
  const document = db.collection(collections.treatmentRequests).doc(id);
  const patients = db.collection(collections.patients).doc(patientId);
  const status = accepted ? "accepted" : "declined";
  const changed = await db.runTransaction(async (transaction) => {
    const [asked, found] = await transaction.getAll(document, patients);
    const request = asked ? stored(treatmentRequestSchema, asked) : null;
    const patient = found ? stored(patientSchema, found) : null;
    if (request === null || patient === null) throw new Refusal("not-found");
    if (request.status === status) return false;
    if (request.status !== "pending") throw new Refusal("changed-meanwhile");
    if (!isPending(request, now)) throw new Refusal("not-found");
    await notify(db, transaction, answerNotice(request, now), now);
    if (accepted) {
      const after = withChosen(patient, clinicianId);
      const { clinicians } = after;
      transaction.update(patients, after);
      const change = { patientId, before: patient.clinicians, clinicians, by: clinicianId, now };
      logTreatment(transaction, db, change);
    }
    transaction.update(document, answeredRequest(status, now));
    return true;
  });
  if (changed) logger.info("treatment request answered", { request: id, status });
  return { output: { changed } };
};

/** Who treats a patient after one more clinician has accepted. */
function withChosen(patient: Patient, clinicianId: string) {
  const clinicians = [...new Set([...patient.clinicians, clinicianId])];
  if (clinicians.length > cliniciansMax) throw new Refusal("changed-meanwhile");
  // Only those who treat the patient now count as chosen, so the list stays as short as the other.
  const chosen = [...(patient.chosen ?? []), clinicianId].filter((uid) => clinicians.includes(uid));
  return { clinicians, chosen: [...new Set(chosen)] };
}
