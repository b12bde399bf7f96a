import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";
import { visitClosesAt, type Visit } from "@salvia/domain/scheduling/visit";

import { appointment } from "../../../seed/appointments.ts";
import { visit, visitGuest } from "../../../seed/visits.ts";
import type { Documents } from "../support/values.ts";

/** The time this many minutes from now. */
export function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000);
}

const carlasWithDora = { clinicianId: "carla", patientId: "dora", patientName: "Dora" } as const;

/** Carla's appointment with Dora that begins this many minutes from now. */
export function byVideo(minutes: number, fields: Partial<Appointment> = {}): Appointment {
  return appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: inMinutes(minutes),
    ...fields,
  });
}

/**
 * The appointments that all actors try to enter. The rules use the emulator's clock, which cannot
 * be set, so each is far from its time limits while the tests run.
 */
export const visitAppointments = {
  early: byVideo(90),
  soon: byVideo(13),
  begun: byVideo(-20),
  grace: byVideo(-40),
  gone: byVideo(-91),
  pending: byVideo(-10, { status: "pending" }),
  cancelled: byVideo(-10, { status: "cancelled" }),
  inPerson: byVideo(-10, { mode: "inPerson" }),
  cleos: byVideo(-10, { clinicianId: "cleo", patientId: "dina", patientName: "Dina" }),
} as const satisfies Record<string, Appointment>;

export type VisitAppointment = keyof typeof visitAppointments;

const open = { ...carlasWithDora, expireAt: visitClosesAt(visitAppointments.begun) };
const admitted = {
  state: "admitted",
  admittedAt: inMinutes(-5),
  startedAt: inMinutes(-9),
  patientSession: "doras",
  clinicianSession: "carlas",
} as const;

/** Admitted by a release that did not store the start. */
const { startedAt: _, ...admittedEarlier } = admitted;

/** The existing visits; each belongs to its own appointment, which is open now. */
export const storedVisits = {
  waiting: visit(open),
  admitted: visit({ ...open, ...admitted }),
  earlier: visit({ ...open, ...admittedEarlier }),
  alone: visit({ ...open, ...admitted, aloneSince: inMinutes(-1) }),
  returned: visit({ ...open, startedAt: inMinutes(-9) }),
  swapped: visit({ ...open, ...admitted, clinicianId: "dora", patientId: "carla" }),
  left: visit({ ...open, state: "left" }),
  leftCall: visit({ ...open, ...admitted, state: "left" }),
  ended: visit({ ...open, ...admitted, state: "ended", endedAt: inMinutes(-1) }),
  // Expired without having been ended; the appointments have been moved to now meanwhile.
  closedWaiting: visit({ ...open, expireAt: inMinutes(-1) }),
  closedAdmitted: visit({ ...open, ...admitted, expireAt: inMinutes(-1) }),
  closedLeft: visit({ ...open, state: "left", expireAt: inMinutes(-1) }),
  // With guests in different states; see guests.stored.ts.
  knocking: visit({ ...open, ...admitted }),
  refused: visit({ ...open, ...admitted }),
  invited: visit({ ...open, ...admitted }),
  leftWithGuest: visit({ ...open, ...admitted, state: "left" }),
  endedWithGuest: visit({ ...open, ...admitted, state: "ended", endedAt: inMinutes(-1) }),
  closedWithGuest: visit({ ...open, ...admitted, expireAt: inMinutes(-1) }),
  endedKnocking: visit({ ...open, ...admitted, state: "ended", endedAt: inMinutes(-1) }),
  closedKnocking: visit({ ...open, ...admitted, expireAt: inMinutes(-1) }),
} as const satisfies Record<string, Visit>;

export type StoredVisit = keyof typeof storedVisits;

const guestOfVisit = visitGuest({
  uid: "guest_greta",
  name: "Greta",
  state: "admitted",
  session: "gretas",
  seenAt: inMinutes(-1),
  admittedAt: inMinutes(-4),
  expireAt: open.expireAt,
});

const waits = { uid: "guest_walt", state: "waiting", admittedAt: null } as const;

/** The guests of visits. */
export const storedGuests = {
  admitted: guestOfVisit,
  swapped: { ...guestOfVisit, uid: "guest_sam" },
  knocking: { ...guestOfVisit, ...waits },
  refused: { ...guestOfVisit, uid: "guest_rita", state: "removed" },
  invited: { ...guestOfVisit, ...waits, uid: "guest_ines", state: "invited" },
  leftWithGuest: { ...guestOfVisit, uid: "guest_liam" },
  endedWithGuest: { ...guestOfVisit, uid: "guest_emma" },
  closedWithGuest: { ...guestOfVisit, uid: "guest_cora" },
  endedKnocking: { ...guestOfVisit, ...waits },
  closedKnocking: { ...guestOfVisit, ...waits },
} as const satisfies Partial<Record<StoredVisit, Guest>>;

/** The id of a visit and its appointment, distinct from those in the appointments' own tables. */
export function visitId(name: VisitAppointment | StoredVisit | "absent"): string {
  return `visit-${name}`;
}

export const storedForVisits: Documents = Object.fromEntries([
  ...Object.entries(visitAppointments).flatMap(([name, data]) => documents(name, data, null)),
  ...Object.entries(storedVisits).flatMap(([name, data]) =>
    documents(name, visitAppointments.begun, data),
  ),
  ...Object.entries(storedGuests).map(([name, data]) => [
    `${collections.guests}/visit-${name}`,
    data,
  ]),
]);

function documents(name: string, its: Appointment, data: Visit | null) {
  return [
    [`${collections.appointments}/visit-${name}`, its],
    [`${collections.visits}/visit-${name}`, data],
  ];
}
