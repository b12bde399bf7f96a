import type { Appointment } from "@salvia/domain/scheduling/appointment";

import { useLive, type Live } from "../../firebase/live.tsx";
import { appointmentOfRecord } from "./records.data.ts";

/** The appointment by which a record opens, live; empty where there is none that one may read. */
export function useRecordAppointment(appointmentId: string): Live<Appointment | null> {
  const name = `records/appointment/${appointmentId}`;
  return useLive(name, appointmentOfRecord(appointmentId), isNull);
}

function isNull(appointment: Appointment | null): boolean {
  return appointment === null;
}
