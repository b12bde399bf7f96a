import { endOf, isOnGrid, type Appointment } from "./appointment.ts";
import { isInOneDay, overlapping, type TakenTime } from "./takenTime.ts";

/** Why a clinician cannot book a time, whatever their hours. */
export type BookingProblem = "grid" | "past" | "twoDays" | "taken" | "patientTaken";

/** What prevents an appointment at a time, or null. */
export function bookingProblemOf(
  booked: Pick<Appointment, "startsAt" | "minutes">,
  {
    taken,
    patientTaken,
    now,
  }: { taken: readonly TakenTime[]; patientTaken: readonly TakenTime[]; now: Date },
): BookingProblem | null {
  if (!isOnGrid(booked.startsAt)) return "grid";
  if (booked.startsAt <= now) return "past";
  if (!isInOneDay(booked)) return "twoDays";
  if (overlapping(taken, booked)) return "taken";
  return overlapping(patientTaken, booked) ? "patientTaken" : null;
}

/** The time of an appointment with the given start and length. */
export function timeOf(booked: Pick<Appointment, "startsAt" | "minutes">): TakenTime {
  return { startsAt: booked.startsAt, endsAt: endOf(booked) };
}
