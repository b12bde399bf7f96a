import type { Appointment } from "@salvia/domain/scheduling/appointment";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { isPermissionDenied } from "../../firebase/retryOnDenied.ts";
import { storedAppointment } from "./appointmentWrites.data.ts";
import { NoRoomForRequest } from "./requestQuota.data.ts";
import { nextFreeTimes, slotHolder } from "./slots.data.ts";

/** Why an appointment was not written. */
export type AppointmentProblem =
  /** Somebody has that time; these are the next that are free. */
  | { kind: "taken"; startsAt: Date; free: readonly Date[] }
  /** It has changed since it was seen. */
  | { kind: "changed" }
  | { kind: "past" }
  /** As many requests of the patient's wait as may. */
  | { kind: "tooMany" }
  /** The patient made as many within a day as may; from `freeAt` on there can be another. */
  | { kind: "tooManyToday"; freeAt: Date }
  | { kind: "failed"; failure: Failure };

/** What was to be written: the appointment as it would be, with its `rev`. */
export type Wished = Pick<Appointment, "clinicianId" | "status" | "startsAt" | "rev">;

/** So many times are offered where one is taken. */
const offered = 3;

/**
 * Why writing an appointment has failed; null where it was written after all, and the answer lost on
 * its way. The rules say no more than no, so what stands in the way is looked up.
 *
 * @param now the moment, to tell a time that has passed
 */
export async function appointmentProblemOf(
  id: string,
  wished: Wished,
  error: unknown,
  now: Date,
): Promise<AppointmentProblem | null> {
  try {
    const room = error instanceof NoRoomForRequest ? error.room : null;
    if (room === null && !isPermissionDenied(error))
      return { kind: "failed", failure: failureOf(error) };
    const { clinicianId, startsAt, status } = wished;
    const stored = await stillReadable(id);
    if (stored !== null && stored.rev >= wished.rev) {
      return isSame(stored, wished) ? null : { kind: "changed" };
    }
    if (room?.kind === "waiting") return { kind: "tooMany" };
    if (room?.kind === "daily") return { kind: "tooManyToday", freeAt: room.freeAt };
    if (status === "confirmed") {
      if (startsAt <= now) return { kind: "past" };
      const holder = await slotHolder(clinicianId, startsAt);
      if (holder !== null && holder !== id) {
        return {
          kind: "taken",
          startsAt,
          free: await nextFreeTimes(clinicianId, startsAt, offered),
        };
      }
    }
    return { kind: "failed", failure: failureOf(error) };
  } catch (further) {
    return { kind: "failed", failure: failureOf(further) };
  }
}

/** One that is not there yet cannot be asked for either: the rules would have to know whose it is. */
async function stillReadable(id: string): Promise<Appointment | null> {
  try {
    return await storedAppointment(id);
  } catch (error) {
    if (isPermissionDenied(error)) return null;
    throw error;
  }
}

function isSame(stored: Appointment, wished: Wished): boolean {
  return (
    stored.rev === wished.rev &&
    stored.status === wished.status &&
    stored.startsAt.getTime() === wished.startsAt.getTime()
  );
}
