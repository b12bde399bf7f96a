import { endOf, recordOpensAt, type Appointment } from "@salvia/domain/scheduling/appointment";

/**
 * Where an appointment stands for its clinician, which decides what to do next:
 * - `asked`: a request to answer; `missed`: one whose time has passed.
 * - `ahead`: the record is not open yet; `soon`: it is; `begun`: the appointment goes on.
 * - `leftOpen`: it has ended without being marked as done.
 */
export type AppointmentMoment =
  | "asked"
  | "missed"
  | "ahead"
  | "soon"
  | "begun"
  | "leftOpen"
  | "done"
  | "cancelled";

/** Where an appointment stands at a time. */
export function appointmentMoment(
  appointment: Pick<Appointment, "status" | "startsAt" | "minutes">,
  now: Date,
): AppointmentMoment {
  const { status, startsAt } = appointment;
  if (status === "pending") return startsAt > now ? "asked" : "missed";
  if (status !== "confirmed") return status;
  if (now < recordOpensAt(appointment)) return "ahead";
  if (now < startsAt) return "soon";
  return now < endOf(appointment) ? "begun" : "leftOpen";
}
