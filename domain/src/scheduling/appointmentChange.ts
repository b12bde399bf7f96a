import { endOf, type Appointment } from "./appointment.ts";

/** The changes of an appointment that its participants are notified of. */
export const appointmentChanges = ["requested", "confirmed", "moved", "cancelled"] as const;

export type AppointmentChange = (typeof appointmentChanges)[number];

/**
 * The change that a write made to an appointment; null if there is nothing to announce. A request
 * that is confirmed for another time counts as moved, because its patient expects the time they
 * asked for. A change to an appointment that is over affects no one.
 */
export function appointmentChangeOf(
  before: Appointment | null,
  after: Appointment,
  now: Date,
): AppointmentChange | null {
  if (endOf(after) <= now) return null;
  if (now.getTime() - after.updatedAt.getTime() > newForMs) return null;
  const hasMoved = before !== null && before.startsAt.getTime() !== after.startsAt.getTime();
  if (after.status === "confirmed" && hasMoved) return "moved";
  // Marking it as done was not announced, so undoing that isn't either.
  if (before?.status === "done") return null;
  if (before?.status === after.status) return null;
  if (after.status === "confirmed" || after.status === "cancelled") {
    // An appointment that is stored as cancelled was never announced.
    return before === null && after.status === "cancelled" ? null : after.status;
  }
  return before === null && after.status === "pending" ? "requested" : null;
}

/**
 * Who gets the email about a change, as fields of the appointment. Requests go to the person who
 * has to answer. All other changes go to both: each has the appointment in a calendar, and a
 * document doesn't say which of them canceled it.
 */
export function recipientsOf(
  change: AppointmentChange,
  { requestedBy, patientId }: Pick<Appointment, "requestedBy" | "patientId">,
): readonly AppointmentParticipant[] {
  if (change !== "requested") return ["clinicianId", "patientId"];
  return requestedBy === patientId ? ["clinicianId"] : ["patientId"];
}

/**
 * Whose bell rings for a change: that of everyone who gets the email, except the person who made
 * the change. If an older page canceled the appointment, that person isn't known.
 */
export function bellsOf(
  change: AppointmentChange,
  appointment: Pick<Appointment, "requestedBy" | "clinicianId" | "patientId" | "canceledBy">,
): readonly AppointmentParticipant[] {
  const { clinicianId, requestedBy, canceledBy } = appointment;
  const by = {
    requested: requestedBy,
    // Only the clinician may confirm or move it.
    confirmed: clinicianId,
    moved: clinicianId,
    cancelled: canceledBy,
  }[change];
  return recipientsOf(change, appointment).filter((each) => appointment[each] !== by);
}

/** The field of an appointment that has a participant's uid. */
export type AppointmentParticipant = "clinicianId" | "patientId";

/**
 * Whether a change still describes the appointment. If not, a later change has its own email, and
 * this one would give a wrong time.
 */
export function stillStands(changed: Appointment, today: Appointment): boolean {
  return changed.status === today.status && changed.startsAt.getTime() === today.startsAt.getTime();
}

/**
 * The maximum age of a change, in milliseconds: the longest delay with which an event can be
 * delivered. Older changes come from data migrations, which must not send a thousand emails.
 */
const newForMs = 25 * 60 * 60 * 1000;
