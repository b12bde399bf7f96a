import {
  newTreatmentRequest,
  treatmentRequestId,
  type TreatmentRequest,
} from "@salvia/domain/member/treatmentRequest";
import {
  waitingListEntrySchema,
  waitingListId,
  type WaitingListEntry,
} from "@salvia/domain/scheduling/waitingList";

import { demoPatients } from "./demoPatients.ts";
import { day } from "./demoTimes.ts";

const clinicianId = "demo-doctor";

/** A patient of Daniel's who asks Camille to treat them, too, by id. */
export function demoTreatmentRequests(now: Date): ReadonlyMap<string, TreatmentRequest> {
  const found = [...demoPatients()].find(([, { clinicians }]) => !clinicians.includes(clinicianId));
  if (found === undefined) return new Map();
  const [patientId, { name: patientName, language }] = found;
  const reason = "Migraines, and a second opinion";
  const between = { patientId, clinicianId, patientName, language, age: 42, reason };
  const request = newTreatmentRequest(between, new Date(now.getTime() - day));
  return new Map([[treatmentRequestId(request), request]]);
}

/** A patient of Camille's who waits for an earlier time, by id. */
export function demoWaitingList(now: Date): ReadonlyMap<string, WaitingListEntry> {
  const found = [...demoPatients()].find(
    ([uid, { clinicians }]) => uid !== "demo-member" && clinicians.includes(clinicianId),
  );
  if (found === undefined) return new Map();
  const [patientId, { name }] = found;
  const entry = waitingListEntrySchema.parse({
    patientId,
    clinicianId,
    patientName: name,
    mode: "telemedicine",
    partOfDay: "morning",
    until: new Date(Math.ceil(now.getTime() / day) * day + 14 * day),
    createdAt: new Date(now.getTime() - 2 * day),
  });
  return new Map([[waitingListId(patientId, clinicianId), entry]]);
}
