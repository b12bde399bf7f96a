import {
  appointmentSchema,
  appointmentStatuses,
  type Appointment,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import {
  doc,
  endBefore,
  limit,
  onSnapshot,
  startAfter,
  startAt,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/converters.ts";
import { declaredQuery, type DeclaredQuery } from "../../../firebase/declaredQuery.ts";
import { openEveryPage, pageMax } from "../../../firebase/everyPage.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { Source } from "../../../firebase/useLiveQuery.tsx";
import { appointmentQueries } from "./appointmentQueries.ts";
import type { Span } from "../../../lib/time/calendarDay.ts";

/** An appointment and its id. */
export type AppointmentRow = { id: string; appointment: Appointment };

/** A clinician's appointments that begin within `span`, in order, without canceled ones. */
export function appointmentsIn(clinicianId: string, span: Span): Source<readonly AppointmentRow[]> {
  const { from, until } = span;
  return rows(appointmentQueries.ofClinician, [clinicianId, shownStatuses], from, endBefore(until));
}

/** Pending requests to a clinician that begin at `from` or later. */
export function requestsFrom(clinicianId: string, from: Date): Source<readonly AppointmentRow[]> {
  return rows(appointmentQueries.ofClinician, [clinicianId, ["pending"]], from);
}

/** A patient's appointments that begin at `from` or later, in order. */
export function ownAppointments(patientId: string, from: Date): Source<readonly AppointmentRow[]> {
  return rows(appointmentQueries.ofPatient, [patientId], from);
}

/** One appointment, live; null if it does not exist or cannot be read. */
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

const shownStatuses = appointmentStatuses.filter((status) => status !== "cancelled");

/** All results of a query from a time on, live, in pages. */
function rows(
  declared: DeclaredQuery,
  values: readonly unknown[],
  from: Date,
  ...bounds: readonly QueryConstraint[]
): Source<readonly AppointmentRow[]> {
  return (onValue, onError) =>
    openEveryPage<QueryDocumentSnapshot>(
      (after, onPage) => {
        const begin = after === null ? startAt(from) : startAfter(after);
        const asked = declaredQuery(declared, values, begin, ...bounds, limit(pageMax));
        return onSnapshot(asked, ({ docs }) => onPage(docs), onError);
      },
      (docs) =>
        onValue(
          docs.flatMap((document) => {
            const appointment = readDocument(appointmentSchema, document);
            return appointment === null ? [] : [{ id: document.id, appointment }];
          }),
        ),
    );
}
