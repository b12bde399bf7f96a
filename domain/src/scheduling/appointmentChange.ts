import { endOf, type Appointment } from "./appointment.ts";

/** The changes of an appointment that its participants are notified of. */
export const appointmentChanges = [
  "requested",
  "moveRequested",
  "confirmed",
  "moved",
  /** A request to move an appointment was declined or withdrawn. */
  "notMoved",
  "cancelled",
] as const;

export type AppointmentChange = (typeof appointmentChanges)[number];

/**
 * The change that a write made to an appointment; null if there is nothing to announce. A request
 * that is confirmed for another time counts as moved, because its patient expects the time they
 * asked for. So does one that replaces another appointment, and the end of that one is not announced.
 * A change to an appointment that is over affects no one.
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
  const isMove = after.replaces !== undefined;
  if (after.status === "confirmed") return isMove ? "moved" : "confirmed";
  if (after.status === "cancelled") {
    // An appointment that is stored as cancelled was never announced.
    if (before === null || after.replacedBy !== undefined) return null;
    return isMove && before.status === "pending" ? "notMoved" : "cancelled";
  }
  if (before !== null || after.status !== "pending") return null;
  return isMove ? "moveRequested" : "requested";
}

/**
 * Who gets the email about a change, as fields of the appointment. Requests go to the person who
 * has to answer, and that an appointment is not moved to the person who didn't decide it. All other
 * changes go to both: each has the appointment in a calendar, and a document doesn't say which of
 * them canceled it.
 */
export function recipientsOf(
  change: AppointmentChange,
  {
    requestedBy,
    patientId,
    canceledBy,
  }: Pick<Appointment, "requestedBy" | "patientId" | "canceledBy">,
): readonly AppointmentParticipant[] {
  if (change === "notMoved") return canceledBy === patientId ? ["clinicianId"] : ["patientId"];
  if (change !== "requested" && change !== "moveRequested") return ["clinicianId", "patientId"];
  return requestedBy === patientId ? ["clinicianId"] : ["patientId"];
}

/**
 * Whether calendars have an event for an appointment. A request to move another one has none, which
 * would stand beside that one.
 */
export function hasEvent({
  replaces,
  eventId,
}: Pick<Appointment, "replaces" | "eventId">): boolean {
  return replaces === undefined || eventId !== undefined;
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
    moveRequested: requestedBy,
    // Only the clinician may confirm or move it.
    confirmed: clinicianId,
    moved: clinicianId,
    notMoved: canceledBy,
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
