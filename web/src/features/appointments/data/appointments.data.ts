import {
  appointmentSchema,
  appointmentStatuses,
  type Appointment,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { endBefore, limit, startAfter, startAt, type Query } from "firebase/firestore";

import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import { liveBoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { liveEveryPage } from "../../../firebase/liveQuery/liveEveryPage.ts";
import { liveCollection, type RowsOfQuery } from "../../../firebase/liveQuery/liveCollection.ts";
import { liveDocument, liveMap } from "../../../firebase/liveQuery/liveDocument.ts";
import { appointmentQueries } from "./appointmentQueries.ts";
import type { Span } from "../../../lib/time/calendarDay.ts";

export type AppointmentRow = { id: string; appointment: Appointment };

/** A clinician's appointments that begin within `span`, in order, without canceled ones. */
export const appointmentsIn = liveEveryPage((clinicianId: string, { from, until }: Span) =>
  appointments(
    declaredQuery(
      appointmentQueries.ofClinician,
      [clinicianId, shownStatuses],
      startAt(from),
      endBefore(until),
    ),
  ),
);

/** Pending requests to a clinician that begin at `from` or later. */
export const requestsFrom = liveEveryPage((clinicianId: string, from: Date) =>
  appointments(
    declaredQuery(appointmentQueries.ofClinician, [clinicianId, ["pending"]], startAt(from)),
  ),
);

/** The first ten of them: as many as a badge counts, and one. */
export const firstRequests = liveCollection((clinicianId: string, from: Date) =>
  appointments(
    declaredQuery(
      appointmentQueries.ofClinician,
      [clinicianId, ["pending"]],
      startAt(from),
      limit(10),
    ),
  ),
);

type Pair = { clinicianId: string; patientId: string };

/** The next appointments of a clinician with a patient that begin at `from` or later. */
export const nextWithPatient = liveCollection(({ clinicianId, patientId }: Pair, from: Date) =>
  appointments(
    declaredQuery(
      appointmentQueries.withPatient,
      [clinicianId, patientId, shownStatuses],
      startAt(from),
      limit(shownWithPatient),
    ),
  ),
);

/** The last ones before, latest first. */
export const lastWithPatient = liveCollection(({ clinicianId, patientId }: Pair, before: Date) =>
  appointments(
    declaredQuery(
      appointmentQueries.beforeWithPatient,
      [clinicianId, patientId, shownStatuses],
      startAfter(before),
      limit(shownWithPatient),
    ),
  ),
);

/** How many next and how many last appointments a patient's page reads. */
const shownWithPatient = 5;

/** A patient's appointments that begin at `from` or later, in order. */
export const ownAppointments = liveEveryPage((patientId: string, from: Date) =>
  appointments(declaredQuery(appointmentQueries.ofPatient, [patientId], startAt(from))),
);

/** A patient's appointments that began before a time, latest first, in pages that stay live. */
export const earlierAppointments = liveBoundedPages((patientId: string, before: Date) => ({
  ...appointments(
    declaredQuery(appointmentQueries.earlierOfPatient, [patientId], startAfter(before)),
  ),
  pageSize: 20,
}));

/** One appointment, live; null if it does not exist or cannot be read. */
export const appointmentDocument = liveMap(
  liveDocument(appointmentSchema, (id: string) => `${collections.appointments}/${id}`),
  (appointment, id): AppointmentRow | null => (appointment === null ? null : { id, appointment }),
);

const shownStatuses = appointmentStatuses.filter((status) => status !== "cancelled");

function appointments(query: Query): RowsOfQuery<Appointment, AppointmentRow> {
  return {
    query,
    schema: appointmentSchema,
    row: (appointment, { id }) => ({ id, appointment }),
  };
}
