import * as z from "zod/mini";

import type { Appointment } from "./appointment.ts";
import { patterns } from "../shared/patterns.ts";

/** The places of a patient's requests: this many may wait for an answer at once. */
export const requestPlaces = ["1", "2", "3", "4", "5"] as const;

/** The turns of a patient's requests: this many may be made within `requestTurnHours`. */
export const requestTurns = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

/** A turn is free again this long after its request was made. */
export const requestTurnHours = 24;

type Place = (typeof requestPlaces)[number];

type Turn = (typeof requestTurns)[number];

const appointmentId = z.string().check(z.regex(patterns.id));

/**
 * A patient's requests, as stored in `requestPlaces/{patientId}`: the latest one with its place and
 * turn, which request was made last in each place, and when the last one was made in each turn.
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

/** Where one more request goes, or why there is no room for one. */
export type RequestQuota =
  | { kind: "free"; place: Place; turn: Turn }
  /** As many requests wait for an answer as may. */
  | { kind: "waiting" }
  /** As many were made within a day as may; from `freeAt` on there is a turn again. */
  | { kind: "daily"; freeAt: Date };

/**
 * Finds the place and the turn for one more request. A request for a time that has passed waits no
 * longer.
 *
 * @param held the patient's requests so far; null where there were none
 * @param latest looks up a request by its id; null where it is gone
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
    // In order, since most patients have no request that waits and need the first look-up only.
    // oxlint-disable-next-line no-await-in-loop
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
