import * as z from "zod/mini";

import type { Appointment } from "./appointment.ts";
import { patterns } from "../shared/patterns.ts";

/** The places of a patient's requests: the number that may wait for an answer at the same time. */
export const requestPlaces = ["1", "2", "3", "4", "5"] as const;

/** The turns of a patient's requests: the number allowed within `requestTurnHours`. */
export const requestTurns = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

/** A turn becomes free this long after its request was made, in hours. */
export const requestTurnHours = 24;

type Place = (typeof requestPlaces)[number];

type Turn = (typeof requestTurns)[number];

const appointmentId = z.string().check(z.regex(patterns.id));

/**
 * A patient's requests, as stored in `requestPlaces/{patientId}`: the latest request with its place
 * and turn, the last request in each place, and the time of the last request in each turn.
 */
export const requestPlacesSchema = z.strictObject({
  appointmentId,
  place: z.enum(requestPlaces),
  turn: z.enum(requestTurns),
  places: z.partialRecord(z.enum(requestPlaces), appointmentId),
  madeAt: z.partialRecord(z.enum(requestTurns), z.date()),
});

export type RequestPlaces = z.infer<typeof requestPlacesSchema>;

type Asked = Pick<Appointment, "status" | "startsAt">;

/** The place and turn of the next request, or why there is none. */
export type RequestQuota =
  | { kind: "free"; place: Place; turn: Turn }
  /** The maximum number of requests is waiting for an answer. */
  | { kind: "waiting" }
  /** The daily maximum was reached; a turn becomes free at `freeAt`. */
  | { kind: "daily"; freeAt: Date };

/**
 * Finds a place and a turn for another request.
 *
 * @param held the patient's requests so far; null if there are none
 * @param latest looks up a request by its id; null if it no longer exists
 */
export async function requestQuotaOf(
  held: RequestPlaces | null,
  latest: (appointmentId: string) => Promise<Asked | null>,
  now: Date,
): Promise<RequestQuota> {
  const [oldest] = requestTurns
    .map((turn) => ({ turn, freeAt: turnFreeAt(held?.madeAt[turn]) }))
    .toSorted((a, b) => a.freeAt - b.freeAt);
  if (oldest === undefined || oldest.freeAt > now.getTime()) {
    return { kind: "daily", freeAt: new Date(oldest?.freeAt ?? now) };
  }
  for (const place of requestPlaces) {
    const id = held?.places[place];
    // oxlint-disable-next-line no-await-in-loop -- most patients need only the first lookup
    const asked = id === undefined ? null : await latest(id);
    if (asked === null || asked.status !== "pending" || asked.startsAt <= now) {
      return { kind: "free", place, turn: oldest.turn };
    }
  }
  return { kind: "waiting" };
}

function turnFreeAt(madeAt: Date | undefined): number {
  return madeAt === undefined ? 0 : madeAt.getTime() + requestTurnHours * 60 * 60_000;
}
