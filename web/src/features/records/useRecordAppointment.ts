import type { Appointment } from "@salvia/domain/scheduling/appointment";

import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { appointmentOfRecord } from "./records.data.ts";

/** The appointment by which a record opens, live; null if it does not exist or cannot be read. */
export function useRecordAppointment(appointmentId: string): LiveQuery<Appointment | null> {
  const name = `records/appointment/${appointmentId}`;
  return useLiveQuery(name, appointmentOfRecord(appointmentId), isNull);
}

function isNull(appointment: Appointment | null): boolean {
  return appointment === null;
}
