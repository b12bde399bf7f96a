import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { seriesCountMax, seriesState, type SeriesState } from "@salvia/domain/scheduling/series";
import { getDocsFromServer, limit, startAt } from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import type { Source } from "../../../firebase/liveQuery/source.ts";
import { appointmentQueries } from "../data/appointmentQueries.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { readAvailability } from "../data/availability.data.ts";
import { takenAround, type Booking } from "../data/takenTime.data.ts";

/** What is known about each time of a series, read once: two documents for each time. */
export function seriesStates(
  planned: Booking,
  starts: readonly Date[],
): Source<readonly SeriesState[]> {
  return (onValue, onError) => {
    void readStates(planned, starts).then(onValue, onError);
    return () => {};
  };
}

async function readStates(
  planned: Booking,
  starts: readonly Date[],
): Promise<readonly SeriesState[]> {
  const availability = await readAvailability(planned.clinicianId);
  const now = new Date();
  return await Promise.all(
    starts.map(async (startsAt) => {
      const wanted = { ...planned, startsAt };
      return seriesState({ ...wanted, availability, ...(await takenAround(wanted)) }, now);
    }),
  );
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
