import { appointmentSchema, type Appointment } from "@salvia/domain/appointment";
import { collections } from "@salvia/domain/collections";
import { doc, limit, onSnapshot, startAt, endBefore, type Query } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/live.tsx";
import { appointmentQueries } from "./appointmentQueries.ts";
import type { Span } from "../../lib/calendarDay.ts";

/** An appointment and its id. */
export type AppointmentRow = { id: string; appointment: Appointment };

/** The rules allow no larger page; a clinician's week has at most 80 working half hours. */
export const pageMax = 100;

/** A clinician's appointments that begin in a span of time, in order. */
export function appointmentsIn(clinicianId: string, span: Span): Source<readonly AppointmentRow[]> {
  const { from, until } = span;
  const bounds = [startAt(from), endBefore(until), limit(pageMax)];
  return rows(declaredQuery(appointmentQueries.ofClinician, [clinicianId], ...bounds));
}

/** What patients have asked a clinician for, from a time on. */
export function requestsFrom(clinicianId: string, from: Date): Source<readonly AppointmentRow[]> {
  const bounds = [startAt(from), limit(20)];
  const values = [clinicianId, "pending"];
  return rows(declaredQuery(appointmentQueries.ofClinicianAtStatus, values, ...bounds));
}

/** A patient's appointments from a time on, in order. */
export function ownAppointments(patientId: string, from: Date): Source<readonly AppointmentRow[]> {
  const bounds = [startAt(from), limit(50)];
  return rows(declaredQuery(appointmentQueries.ofPatient, [patientId], ...bounds));
}

/** One appointment; null where there is none, or none that can be read. */
export function appointmentDocument(id: string): Source<AppointmentRow | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.appointments, id),
      (snapshot) => {
        const appointment = readDocument(appointmentSchema, snapshot);
        onValue(appointment === null ? null : { id, appointment });
      },
      onError,
    );
}

function rows(asked: Query): Source<readonly AppointmentRow[]> {
  return (onValue, onError) =>
    onSnapshot(
      asked,
      (snapshot) =>
        onValue(
          snapshot.docs.flatMap((document) => {
            const appointment = readDocument(appointmentSchema, document);
            return appointment === null ? [] : [{ id: document.id, appointment }];
          }),
        ),
      onError,
    );
}
