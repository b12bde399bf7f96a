import * as z from "zod/mini";

import type { Appointment } from "./appointment.ts";
import { patterns } from "./patterns.ts";

/** The places of a patient's requests: so many may wait for an answer at once. */
export const requestPlaces = ["1", "2", "3", "4", "5"] as const;

type Place = (typeof requestPlaces)[number];

/**
 * One of a patient's places for a request, stored in `requestPlaces/{patientId_place}`: which
 * appointment was asked for in it last. It is free again once that waits no longer.
 */
export const requestPlaceSchema = z.strictObject({
  appointmentId: z.string().check(z.regex(patterns.id)),
});

export type RequestPlace = z.infer<typeof requestPlaceSchema>;

type Asked = Pick<Appointment, "status" | "startsAt">;

/** The id of a place: the patient's, and which of theirs. */
export function requestPlaceId(patientId: string, place: Place): string {
  return `${patientId}_${place}`;
}

/**
 * The first place in which no request waits for an answer; null where there is none. What was asked
 * for a time that has passed waits no longer.
 *
 * @param latestIn looks up what was asked for in a place last; null where nothing was
 */
export async function freePlace(
  latestIn: (place: Place) => Promise<Asked | null>,
  now: Date,
): Promise<Place | null> {
  for (const place of requestPlaces) {
    // One after the other: most have no request that waits, and look up the first alone.
    // oxlint-disable-next-line no-await-in-loop
    const asked = await latestIn(place);
    if (asked === null || asked.status !== "pending" || asked.startsAt <= now) return place;
  }
  return null;
}
