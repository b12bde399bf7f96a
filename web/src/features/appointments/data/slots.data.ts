import { appointmentMinutes, endOf, type Appointment } from "@salvia/domain/scheduling/appointment";
import { freeTimes, type TakenTime } from "@salvia/domain/scheduling/freeTimes";
import { slotSchema, type Slot } from "@salvia/domain/scheduling/slot";
import {
  endBefore,
  getDocsFromServer,
  limit,
  startAt,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/converters.ts";
import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import { liveCollection } from "../../../firebase/liveQuery/liveCollection.ts";
import { readAvailability } from "./availability.data.ts";
import { appointmentQueries } from "./appointmentQueries.ts";
import type { Span } from "../../../lib/time/calendarDay.ts";

/** A clinician's taken times in a span of one or two days. */
export const takenIn = liveCollection((clinicianId: string, { from, until }: Span) => ({
  query: declaredQuery(
    appointmentQueries.slots,
    [clinicianId],
    startAt(from),
    endBefore(until),
    limit(100),
  ),
  schema: slotSchema,
  row: takenBy,
}));

/** The id of the appointment that takes a clinician's half hour; null if it is free. */
export async function slotHolder(clinicianId: string, startsAt: Date): Promise<string | null> {
  const found = await getDocsFromServer(
    declaredQuery(appointmentQueries.slots, [clinicianId], startAt(startsAt), limit(1)),
  );
  const [slot] = found.docs.map((document) => readDocument(slotSchema, document));
  return slot?.startsAt.getTime() === startsAt.getTime() ? slot.appointmentId : null;
}

/**
 * The next free times of a clinician after a moment. Reads more slots only until it finds enough
 * free times, so a day with a gap costs a handful of reads.
 *
 * @param count maximum number of times; fewer if the next four weeks have fewer
 * @throws FirebaseError
 */
export async function nextFreeTimes(
  { clinicianId, mode }: Pick<Appointment, "clinicianId" | "mode">,
  after: Date,
  count: number,
): Promise<Date[]> {
  const availability = await readAvailability(clinicianId);
  return await readOn(after, []);

  async function readOn(from: Date, before: readonly TakenTime[]): Promise<Date[]> {
    const bounds = [startAt(from), limit(pageSize)];
    const found = await getDocsFromServer(
      declaredQuery(appointmentQueries.slots, [clinicianId], ...bounds),
    );
    const taken = [...before, ...takenOf(found.docs)];
    const minutes = appointmentMinutes;
    const free = freeTimes({ after, availability, mode, minutes, count, taken });
    // Times after the last slot read may be taken, unless no more slots exist.
    const known = taken.at(-1)?.startsAt;
    const isEnd = found.size < pageSize || known === undefined;
    if (isEnd || (free.length === count && free.every((time) => time < known))) return free;
    return await readOn(new Date(known.getTime() + 1), taken);
  }
}

const pageSize = 24;

function takenOf(docs: readonly QueryDocumentSnapshot[]): TakenTime[] {
  return docs.flatMap((document) => {
    const slot = readDocument(slotSchema, document);
    return slot === null ? [] : [takenBy(slot)];
  });
}

function takenBy({ startsAt }: Slot): TakenTime {
  return { startsAt, endsAt: endOf({ startsAt }) };
}
