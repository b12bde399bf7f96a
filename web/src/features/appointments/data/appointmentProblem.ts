import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { overlapping } from "@salvia/domain/scheduling/takenTime";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { isPermissionDenied } from "../../../firebase/liveQuery/retryOnDenied.ts";
import { canBeMoved, storedAppointment } from "./appointmentWrites.data.ts";
import { NoRoomForRequest } from "./requestQuota.data.ts";

/** Why an appointment was not written. */
export type AppointmentProblem =
  /** Another appointment has that time; `free` lists the next free times. */
  | { kind: "taken"; startsAt: Date; free: readonly Date[] }
  /** The patient has another appointment then; `free` lists the next times free for both. */
  | { kind: "patientTaken"; patientName: string; startsAt: Date; free: readonly Date[] }
  /** The appointment changed since the user saw it. */
  | { kind: "changed" }
  | { kind: "past" }
  /** It was marked as done too long ago to undo that. */
  | { kind: "undoOver" }
  /** The patient has the maximum number of pending requests. */
  | { kind: "tooMany" }
  /** The patient reached the daily limit of requests; the next is allowed at `freeAt`. */
  | { kind: "tooManyToday"; freeAt: Date }
  | { kind: "failed"; failure: Failure };

/** The appointment that was to be written, with its new `rev`. */
export type Wished = Pick<
  Appointment,
  | "clinicianId"
  | "patientId"
  | "patientName"
  | "mode"
  | "status"
  | "startsAt"
  | "minutes"
  | "token"
  | "replaces"
  | "rev"
>;

/** How many free times to offer in place of a taken one. */
const offered = 3;

/**
 * Finds out why writing an appointment failed; null if the write succeeded and only the answer was
 * lost. The rules give no reason for a denial, so this looks up the cause.
 *
 * @param now the current time, to detect an appointment in the past
 */
export async function appointmentProblemOf(
  id: string,
  wished: Wished,
  error: unknown,
  now: Date,
): Promise<AppointmentProblem | null> {
  try {
    const room = error instanceof NoRoomForRequest ? error.room : null;
    if (room === null && !isPermissionDenied(error)) return failed(error);
    const { status } = wished;
    const stored = await stillReadable(id);
    if (stored !== null && stored.rev >= wished.rev) {
      return isSame(stored, wished) ? null : { kind: "changed" };
    }
    if (room?.kind === "waiting") return { kind: "tooMany" };
    if (room?.kind === "daily") return { kind: "tooManyToday", freeAt: room.freeAt };
    if (status === "pending" && wished.replaces !== undefined) {
      return (await canBeMoved(wished.replaces, now)) ? failed(error) : { kind: "changed" };
    }
    if (status !== "confirmed") return failed(error);
    if (stored?.status === "done") return { kind: "undoOver" };
    if (wished.startsAt <= now) return { kind: "past" };
    return (await timeProblem(stored, wished)) ?? failed(error);
  } catch (further) {
    return failed(further);
  }
}

/** Whether the clinician or the patient has another appointment at the time; null if neither has. */
async function timeProblem(
  stored: Appointment | null,
  wished: Wished,
): Promise<AppointmentProblem | null> {
  const { startsAt, patientName } = wished;
  // The time of the appointment that it replaces is not taken for it.
  const replaced = stored?.replaces && (await storedAppointment(stored.replaces));
  const token = stored?.token ?? (replaced || wished).token;
  const booking = { ...wished, token };
  // Only a refused booking needs it, and the calendar's library with it.
  const { nextFreeTimes, takenAround } = await import("./takenTime.data.ts");
  const { taken, patientTaken } = await takenAround(booking);
  const free = () => nextFreeTimes(booking, offered);
  if (overlapping(taken, wished)) return { kind: "taken", startsAt, free: await free() };
  return overlapping(patientTaken, wished)
    ? { kind: "patientTaken", patientName, startsAt, free: await free() }
    : null;
}

function failed(error: unknown): AppointmentProblem {
  return { kind: "failed", failure: failureOf(error) };
}

/** The stored appointment. The rules deny reading a missing document, so a denial means null. */
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
    stored.startsAt.getTime() === wished.startsAt.getTime() &&
    stored.minutes === wished.minutes
  );
}
