import type { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import { cliniciansMax, patientSchema } from "@salvia/domain/record/patient";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { stored } from "../platform/stored.ts";
import { receiverOf } from "../caller/receiverOf.ts";
import { logTreatment } from "./logTreatment.ts";

/**
 * Adds a clinician to those who treat a patient, or removes one, in one transaction with the audit
 * log entry. A removed clinician loses access to the record at once, because the rules read the
 * patient.
 *
 * Refuses with not-found if the patient does not exist or the new clinician cannot treat patients,
 * and with changed-meanwhile if no clinician or more than the maximum would remain, which the page
 * does not offer.
 */
export const changeTreatment: SignedInHandler<typeof patientEndpoints.changeTreatment> = async (
  { patientId, clinicianId, treats },
  call,
) => {
  const by = call.person.uid;
  await countRequest("treatment", call, by);
  if (treats && (await receiverOf(clinicianId)) !== "patients") throw new Refusal("not-found");
  const firestore = getFirestore(adminApp);
  const document = firestore.collection(collections.patients).doc(patientId);
  const changed = await firestore.runTransaction(async (transaction) => {
    const patient = stored(patientSchema, await transaction.get(document));
    if (patient === null) throw new Refusal("not-found");
    const before = patient.clinicians;
    if (before.includes(clinicianId) === treats) return false;
    const clinicians = treats
      ? [...before, clinicianId]
      : before.filter((each) => each !== clinicianId);
    if (clinicians.length === 0 || clinicians.length > cliniciansMax) {
      throw new Refusal("changed-meanwhile");
    }
    transaction.update(document, { clinicians });
    logTreatment(transaction, firestore, { patientId, before, clinicians, by, now: call.now });
    return true;
  });
  return { output: { changed } };
};
