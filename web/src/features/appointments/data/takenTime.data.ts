import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { bookableStarts, freeTimeDays, freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { collections } from "@salvia/domain/shared/collections";
import {
  endOfTakenDay,
  takenDayItems,
  takenDayOf,
  takenDaySchema,
  takenTimesOf,
  type TakenDay,
  type TakenTime,
} from "@salvia/domain/scheduling/takenTime";
import { endBefore, getDocsFromServer, limit, startAfter, type Query } from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { declaredQueryAt } from "../../../firebase/declaredQuery.ts";
import { liveCollection } from "../../../firebase/liveQuery/liveCollection.ts";
import { readAvailability } from "./availability.data.ts";
import { appointmentQueries } from "./appointmentQueries.ts";
import type { Span } from "../../../lib/time/calendarDay.ts";

/** The taken days of a clinician or patient that overlap a span: eight for a week. */
export const takenDaysIn = liveCollection((uid: string, span: Span) => ({
  query: takenDays(uid, span),
  schema: takenDaySchema,
  row: (day: TakenDay) => day,
}));

/** What an appointment needs: whose time, which time, and how it is recognized there. */
export type Booking = Pick<
  Appointment,
  "clinicianId" | "patientId" | "mode" | "startsAt" | "minutes" | "token"
>;

/**
 * The taken times of an appointment's clinician and patient on its day, without its own.
 *
 * @throws FirebaseError
 */
export async function takenAround(booking: Booking): Promise<TakenOfBoth> {
  const until = endOfTakenDay(takenDayOf(booking.startsAt));
  return await takenOfBoth(booking, { from: booking.startsAt, until });
}

/**
 * The next times that are free for both after the start of an appointment. Reads more than a week
 * only if that has too few.
 *
 * @param count maximum number of times; fewer if the next four weeks have fewer
 * @throws FirebaseError
 */
export async function nextFreeTimes(booking: Booking, count: number): Promise<Date[]> {
  const { clinicianId, mode, minutes, startsAt: after } = booking;
  const availability = await readAvailability(clinicianId);
  const inWeek = await search(7);
  return inWeek.length === count ? inWeek : await search(freeTimeDays);

  async function search(days: number): Promise<Date[]> {
    const until = new Date(after.getTime() + (days + 1) * 24 * 60 * 60_000);
    const both = await takenOfBoth(booking, { from: after, until });
    return freeTimes({ after, availability, mode, minutes, count, days, ...both });
  }
}

/**
 * The first start from a moment on of an appointment of the usual length that is free for both; null
 * if the next four weeks have none.
 *
 * @throws FirebaseError
 */
export async function firstBookableStart(
  wish: Omit<Booking, "minutes" | "token">,
): Promise<Date | null> {
  const { clinicianId, mode, startsAt: from } = wish;
  const availability = await readAvailability(clinicianId);
  const { minutes } = availability.modes[mode];
  const until = new Date(from.getTime() + freeTimeDays * 24 * 60 * 60_000);
  const both = await takenOfBoth({ ...wish, minutes }, { from, until });
  return bookableStarts({ from, until, availability, mode, minutes, ...both })[0] ?? null;
}

type TakenOfBoth = { taken: TakenTime[]; patientTaken: TakenTime[] };

async function takenOfBoth(
  { clinicianId, patientId, token }: Booking,
  span: Span,
): Promise<TakenOfBoth> {
  const [taken = [], patientTaken = []] = await Promise.all(
    [clinicianId, patientId].map(async (uid) => {
      const { docs } = await getDocsFromServer(takenDays(uid, span));
      const days = docs.flatMap((document) => readDocument(takenDaySchema, document) ?? []);
      return takenTimesOf(days, token ?? null);
    }),
  );
  return { taken, patientTaken };
}

function takenDays(uid: string, { from, until }: Span): Query {
  return declaredQueryAt(
    `${collections.takenTime}/${uid}/${takenDayItems}`,
    appointmentQueries.takenDays,
    [],
    startAfter(from),
    endBefore(new Date(endOfTakenDay(takenDayOf(until)).getTime() + 1)),
    limit(100),
  );
}
