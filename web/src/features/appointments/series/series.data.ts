import {
  appointmentMinutes,
  appointmentSchema,
  endOf,
  type Appointment,
} from "@salvia/domain/scheduling/appointment";
import { seriesCountMax, seriesState, type SeriesState } from "@salvia/domain/scheduling/series";
import { endBefore, getDocsFromServer, limit, startAt } from "firebase/firestore";

import { readDocument } from "../../../firebase/converters.ts";
import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import type { Source } from "../../../firebase/liveQuery/source.ts";
import { appointmentQueries } from "../data/appointmentQueries.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { readAvailability } from "../data/availability.data.ts";

type Planned = Pick<Appointment, "clinicianId" | "patientId" | "mode">;

/** What is known about each time of a series, read once. */
export function seriesStates(
  planned: Planned,
  starts: readonly Date[],
): Source<readonly SeriesState[]> {
  return (onValue, onError) => {
    void readStates(planned, starts).then(onValue, onError);
    return () => {};
  };
}

async function readStates(
  planned: Planned,
  starts: readonly Date[],
): Promise<readonly SeriesState[]> {
  const { clinicianId, patientId, mode } = planned;
  const availability = await readAvailability(clinicianId);
  const now = new Date();
  return await Promise.all(
    starts.map(async (startsAt) => {
      const booked = await bookedAround(clinicianId, startsAt);
      const taken = booked.map(timeOf);
      const patientTaken = booked.filter((each) => each.patientId === patientId).map(timeOf);
      const minutes = appointmentMinutes;
      return seriesState({ startsAt, minutes, mode, availability, taken, patientTaken }, now);
    }),
  );
}

function timeOf(appointment: Appointment) {
  return { startsAt: appointment.startsAt, endsAt: endOf(appointment) };
}

/** Longer than any appointment. */
const longestMs = 2 * 60 * 60_000;

/** A clinician's confirmed appointments around a time. */
async function bookedAround(clinicianId: string, startsAt: Date): Promise<readonly Appointment[]> {
  const { docs } = await getDocsFromServer(
    declaredQuery(
      appointmentQueries.ofClinician,
      [clinicianId, ["confirmed"]],
      startAt(new Date(startsAt.getTime() - longestMs)),
      endBefore(new Date(startsAt.getTime() + longestMs)),
      limit(20),
    ),
  );
  return docs.flatMap((document) => readDocument(appointmentSchema, document) ?? []);
}

/** The appointments of a series from one of them on that can still be canceled. @throws FirebaseError */
export async function followingInSeries({
  appointment: { clinicianId, seriesId, startsAt },
}: AppointmentRow): Promise<readonly AppointmentRow[]> {
  const { docs } = await getDocsFromServer(
    declaredQuery(
      appointmentQueries.ofSeries,
      [clinicianId, seriesId],
      startAt(startsAt),
      limit(seriesCountMax),
    ),
  );
  return docs.flatMap((document) => {
    const appointment = readDocument(appointmentSchema, document);
    return appointment?.status === "confirmed" ? [{ id: document.id, appointment }] : [];
  });
}
