import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { slotId } from "@salvia/domain/scheduling/slot";
import { serverTimestamp } from "firebase/firestore";

import { appointment } from "../../seed/appointments.ts";
import { patient } from "../../seed/patients.ts";
import type { Documents } from "./environment.ts";

const halfHour = 30 * 60_000;

/** The start of a half hour, so many of them from now on; the one that has begun is 0. */
export function startOf(halfHours: number): Date {
  return new Date((Math.floor(Date.now() / halfHour) + halfHours) * halfHour);
}

/** Carla treats Dora and Drew, Cleo treats Dina and Drew, Zoe treats Dora. */
export const storedPatients = {
  dora: patient({ name: "Dora", clinicians: ["zoe", "carla"] }),
  dina: patient({ name: "Dina", clinicians: ["cleo"] }),
  drew: patient({ name: "Drew", clinicians: ["carla", "cleo"] }),
} as const;

// Far from the edges of half hours while the tests run, and none at the time of another.
const carlasWithDora = { clinicianId: "carla", patientId: "dora", patientName: "Dora" } as const;

/** One that was made before appointments held when their time was set. */
export function withoutTimeSetAt(overrides: Partial<Appointment>): Appointment {
  const { timeSetAt: _, ...undated } = appointment(overrides);
  return undated;
}

/** The appointments that everyone tries their hand at: Carla's with Dora, but for the last two. */
export const storedAppointments = {
  pending: appointment({ ...carlasWithDora, startsAt: startOf(100) }),
  confirmed: appointment({ ...carlasWithDora, status: "confirmed", startsAt: startOf(101) }),
  cancelled: appointment({ ...carlasWithDora, status: "cancelled", startsAt: startOf(102) }),
  done: appointment({ ...carlasWithDora, status: "done", startsAt: startOf(-100) }),
  begun: appointment({ ...carlasWithDora, status: "confirmed", startsAt: startOf(0) }),
  missed: appointment({ ...carlasWithDora, startsAt: startOf(-3) }),
  // Made before she took another name.
  renamed: appointment({ ...carlasWithDora, patientName: "Theodora", startsAt: startOf(106) }),
  // Made before appointments held when their time was set.
  undated: withoutTimeSetAt({ ...carlasWithDora, startsAt: startOf(107) }),
  // At the time of the confirmed one: only one of the two can have it.
  rival: appointment({ ...carlasWithDora, startsAt: startOf(101) }),
  cleos: appointment({
    clinicianId: "cleo",
    patientId: "dina",
    patientName: "Dina",
    status: "confirmed",
    startsAt: startOf(105),
  }),
  // Carla treats her no more.
  former: appointment({
    clinicianId: "carla",
    patientId: "dina",
    patientName: "Dina",
    startsAt: startOf(103),
  }),
} as const satisfies Record<string, Appointment>;

export type StoredAppointment = keyof typeof storedAppointments;

export function appointmentPath(name: StoredAppointment | "absent"): string {
  return `${collections.appointments}/${name}`;
}

export function slotPath(clinicianId: string, startsAt: Date): string {
  return `${collections.slots}/${slotId(clinicianId, startsAt)}`;
}

/** A slot as it is stored for an appointment. */
export function slotOf(
  appointmentId: string,
  { clinicianId, startsAt }: Pick<Appointment, "clinicianId" | "startsAt">,
) {
  return { clinicianId, appointmentId, startsAt };
}

/** The path of a patient's request places. */
export function placesPath(patientId: string): string {
  return `${collections.requestPlaces}/${patientId}`;
}

/** In places 1 to 4 of Dora's requests: the first waits, the others no longer, and the fifth is new. */
const dorasPlaces = { "1": "pending", "2": "cancelled", "3": "missed", "4": "gone" } as const;

const hour = 60 * 60_000;

/** How long ago Dora took some turns; the third is free again, and from the fourth on they are new. */
const dorasMadeAt = {
  "1": new Date(Date.now() - hour),
  "2": new Date(Date.now() - 24 * hour + 10 * 60_000),
  "3": new Date(Date.now() - 24 * hour),
};

type TakenRequest = { place?: string; turn?: string; appointmentId?: string };

/**
 * The document with which a patient takes a place and a turn for the appointment `absent`: on top of
 * what Dora has stored, and for everyone else the first.
 */
export function requestPlacesAfter(
  patientId: string,
  { place = "5", turn = "4", appointmentId = "absent" }: TakenRequest = {},
) {
  const before = patientId === "dora" ? storedPlaces : { places: {}, madeAt: {} };
  return {
    appointmentId,
    place,
    turn,
    places: { ...before.places, [place]: appointmentId },
    madeAt: { ...before.madeAt, [turn]: serverTimestamp() },
  };
}

const storedPlaces = {
  appointmentId: "pending",
  place: "1",
  turn: "1",
  places: dorasPlaces,
  madeAt: dorasMadeAt,
};

/**
 * Half hours that are kept for appointments which are not confirmed then, as only a mistake of the
 * server's could have them: what is refused at these is refused for another reason than its slot.
 */
export const kept = { forNew: startOf(130), forPending: startOf(131) } as const;

/** What is stored before each try; a slot for what is confirmed, and those that are kept. */
export const storedSchedule: Documents = {
  ...Object.fromEntries(
    Object.entries(storedPatients).map(([uid, data]) => [`${collections.patients}/${uid}`, data]),
  ),
  [appointmentPath("absent")]: null,
  ...Object.fromEntries(
    Object.entries(storedAppointments).map(([name, data]) => [
      `${collections.appointments}/${name}`,
      data,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(storedAppointments)
      .filter(([, { status }]) => status === "confirmed" || status === "done")
      .map(([name, data]) => [slotPath(data.clinicianId, data.startsAt), slotOf(name, data)]),
  ),
  [placesPath("dora")]: storedPlaces,
  [placesPath("dina")]: null,
  [slotPath("carla", kept.forNew)]: slotOf("absent", {
    clinicianId: "carla",
    startsAt: kept.forNew,
  }),
  [slotPath("carla", kept.forPending)]: slotOf("pending", {
    clinicianId: "carla",
    startsAt: kept.forPending,
  }),
};
