import {
  newTreatmentRequest,
  treatmentRequestId,
  type TreatmentRequest,
} from "@salvia/domain/member/treatmentRequest";

import { demoPatients } from "./demoPatients.ts";
import { day } from "./demoTimes.ts";

/** A patient of Daniel's who asks Camille to treat them, too, by id. */
export function demoTreatmentRequests(now: Date): ReadonlyMap<string, TreatmentRequest> {
  const clinicianId = "demo-doctor";
  const found = [...demoPatients()].find(([, { clinicians }]) => !clinicians.includes(clinicianId));
  if (found === undefined) return new Map();
  const [patientId, { name: patientName }] = found;
  const between = { patientId, clinicianId, patientName };
  const request = newTreatmentRequest(between, new Date(now.getTime() - day));
  return new Map([[treatmentRequestId(request), request]]);
}
