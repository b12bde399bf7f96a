import {
  waitingListEntrySchema,
  waitingListId,
  type WaitingListEntry,
} from "@salvia/domain/scheduling/waitingList";

import { demoPatients } from "./demoPatients.ts";
import { day } from "./demoTimes.ts";

/** A patient of Camille's who waits for an earlier time, by id. */
export function demoWaitingList(now: Date): ReadonlyMap<string, WaitingListEntry> {
  const clinicianId = "demo-doctor";
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
