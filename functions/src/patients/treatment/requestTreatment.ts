import type { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import {
  isPending,
  isRecentlyDeclined,
  newTreatmentRequest,
  pendingRequestsMax,
  treatmentRequestId,
  treatmentRequestSchema,
} from "@salvia/domain/member/treatmentRequest";
import { cliniciansMax, monthsOn, patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { notify } from "../../notifications/notice.ts";
import { stored } from "../../platform/stored.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { receiverOf } from "../../caller/receiverOf.ts";
import { requestNotice } from "./treatmentNotice.ts";

/** Expired requests are deleted within a day: at most as many as can be pending, and as many again. */
const mostRead = 2 * pendingRequestsMax;

/**
 * Asks a clinician to treat the calling member, in one transaction with the clinician's
 * notification. The transaction also counts the pending requests, so that no race makes more of
 * them than the maximum.
 */
export const requestTreatment: SignedInHandler<typeof treatmentEndpoints.requestTreatment> = async (
  { clinicianId, reason },
  call,
) => {
  const patientId = call.person.uid;
  const { now } = call;
  await refuseIfOff("memberArea");
  await countRequest("treatmentRequest", call, patientId);
  if ((await receiverOf(clinicianId)) !== "patients") throw new Refusal("not-found");
  const db = getFirestore(adminApp);
  const requests = db.collection(collections.treatmentRequests);
  const id = treatmentRequestId({ patientId, clinicianId });
  const requested = await db.runTransaction(async (transaction) => {
    const [found, existing] = await transaction.getAll(
      db.collection(collections.patients).doc(patientId),
      requests.doc(id),
    );
    const patient = found ? stored(patientSchema, found) : null;
    if (patient === null) throw new Refusal("not-found");
    const before = existing ? stored(treatmentRequestSchema, existing) : null;
    if (before !== null && isPending(before, now)) return false;
    const { docs } = await transaction.get(
      requests.where("patientId", "==", patientId).where("status", "==", "pending").limit(mostRead),
    );
    const pending = docs.filter((each) => {
      const other = stored(treatmentRequestSchema, each);
      return other !== null && isPending(other, now);
    });
    if (
      patient.clinicians.includes(clinicianId) ||
      patient.clinicians.length >= cliniciansMax ||
      pending.length >= pendingRequestsMax ||
      (before !== null && isRecentlyDeclined(before, now))
    ) {
      throw new Refusal("changed-meanwhile");
    }
    const { name: patientName, birthDate, language } = patient;
    const age = Math.floor(monthsOn(now.toISOString().slice(0, 10), birthDate) / 12);
    const about = { patientName, age, language, reason };
    const request = newTreatmentRequest({ patientId, clinicianId, ...about }, now);
    await notify(db, transaction, requestNotice(request), now);
    transaction.set(requests.doc(id), request);
    return true;
  });
  if (requested) logger.info("treatment requested", { request: id });
  return { output: { requested } };
};
