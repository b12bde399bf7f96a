import {
  treatmentRequestId,
  treatmentRequestSchema,
  type TreatmentRequest,
} from "@salvia/domain/member/treatmentRequest";
import { collections } from "@salvia/domain/shared/collections";
import { doc, limit, runTransaction } from "firebase/firestore";

import { declaredQuery, queryOf } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import { liveCollection } from "../../firebase/liveQuery/liveCollection.ts";

export const treatmentRequestQueries = {
  ofMember: queryOf(collections.treatmentRequests, ["patientId =="], ["createdAt desc"]),
  /** Those who have waited longest come first. */
  pending: queryOf(
    collections.treatmentRequests,
    ["clinicianId ==", "status =="],
    ["createdAt asc"],
  ),
};

export const ownRequests = liveCollection((patientId: string) => ({
  query: declaredQuery(treatmentRequestQueries.ofMember, [patientId], limit(50)),
  schema: treatmentRequestSchema,
  row: (request: TreatmentRequest) => request,
}));

/** The first ten pending requests to a clinician, live: one more than the menu counts. */
export const pendingRequests = liveCollection((clinicianId: string) => ({
  query: declaredQuery(treatmentRequestQueries.pending, [clinicianId, "pending"], limit(10)),
  schema: treatmentRequestSchema,
  row: (request: TreatmentRequest) => request,
}));

/** Withdraws a pending request. @throws FirebaseError */
export async function withdrawRequest(request: TreatmentRequest): Promise<void> {
  const id = treatmentRequestId(request);
  // A transaction fails while offline, whereas a plain write would wait without a sign of it.
  await runTransaction(firestore(), async (writes) => {
    writes.delete(doc(firestore(), collections.treatmentRequests, id));
  });
}
