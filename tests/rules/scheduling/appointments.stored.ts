import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import {
  endOfTakenDay,
  takenDayOf,
  takenDayPath,
  takenPartOf,
} from "@salvia/domain/scheduling/takenTime";
import { serverTimestamp } from "firebase/firestore";

import { appointment, takenDays } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import type { Documents } from "../support/values.ts";

const halfHour = 30 * 60_000;

/**
 * The start of the half hour `halfHours` after the current one (0). Those from 100 to 114 are in one
 * taken day at any time of the tests.
 */
export function startOf(halfHours: number): Date {
  const current = Math.floor(Date.now() / halfHour);
  const hundredth = new Date((current + 100) * halfHour);
  const nextDay = endOfTakenDay(takenDayOf(hundredth)).getTime() / halfHour;
  const later = halfHours >= 100 && nextDay - current < 115 ? nextDay - current - 100 : 0;
  return new Date((current + later + halfHours) * halfHour);
}

/** Carla treats Dora and Drew, Cleo treats Dina and Drew, Zoe treats Dora. */
export const storedPatients = {
  dora: patient({ name: "Dora", clinicians: ["zoe", "carla"] }),
  dina: patient({ name: "Dina", clinicians: ["cleo"] }),
  drew: patient({ name: "Drew", clinicians: ["carla", "cleo"] }),
} as const;

// Far from the boundaries of half hours during the tests, and all at different times.
const carlasWithDora = { clinicianId: "carla", patientId: "dora", patientName: "Dora" } as const;

/** Appointments that move, or have moved, at their patient's request. */
const storedMoves = {
  moving: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(60),
    token: "token-moving",
    seriesId: "series-1",
    eventId: "first",
    moveRequestId: "moveRequest",
  }),
  moveRequest: appointment({ ...carlasWithDora, startsAt: startOf(62), replaces: "moving" }),
  // From before appointments had tokens.
  movingUntaken: appointment({ ...carlasWithDora, status: "confirmed", startsAt: startOf(64) }),
  moveOfUntaken: appointment({
    ...carlasWithDora,
    startsAt: startOf(66),
    replaces: "movingUntaken",
  }),
  // What they were to replace can't be replaced any more.
  moveOfCanceled: appointment({
    ...carlasWithDora,
    startsAt: startOf(68),
    replaces: "cancelled",
  }),
  moveOfBegun: appointment({ ...carlasWithDora, startsAt: startOf(70), replaces: "begun" }),
  // Earlier requests to move these wait no more.
  answered: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(72),
    token: "token-answered",
    moveRequestId: "declined",
  }),
  declined: appointment({
    ...carlasWithDora,
    status: "cancelled",
    startsAt: startOf(74),
    replaces: "answered",
  }),
  overlooked: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(76),
    token: "token-overlooked",
    moveRequestId: "missed",
  }),
  replaced: appointment({
    ...carlasWithDora,
    status: "cancelled",
    startsAt: startOf(78),
    token: "token-replacement",
    replacedBy: "replacement",
  }),
  replacement: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(80),
    token: "token-replacement",
    replaces: "replaced",
    eventId: "replaced",
    rev: 2,
  }),
  zoes: appointment({
    ...carlasWithDora,
    clinicianId: "zoe",
    status: "confirmed",
    startsAt: startOf(82),
    token: "token-zoes",
  }),
  drewsWithCarla: appointment({
    clinicianId: "carla",
    patientId: "drew",
    patientName: "Drew",
    status: "confirmed",
    startsAt: startOf(84),
    token: "token-drewsWithCarla",
  }),
  // What the rules make impossible: it shows that one condition does not rely on another.
  unreplaced: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(86),
    token: "token-unreplaced",
  }),
  earlierReplacement: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(88),
    token: "token-earlierReplacement",
    replaces: "unreplaced",
    rev: 2,
  }),
  moveByColleague: appointment({
    clinicianId: "cleo",
    patientId: "drew",
    patientName: "Drew",
    startsAt: startOf(90),
    replaces: "drewsWithCarla",
  }),
} as const satisfies Record<string, Appointment>;

/** An appointment from before appointments had `timeSetAt`. */
export function withoutTimeSetAt(overrides: Partial<Appointment>): Appointment {
  const { timeSetAt: _, ...undated } = appointment(overrides);
  return undated;
}

/** The stored appointments: Carla's with Dora, except the last four and some that move. */
export const storedAppointments = {
  pending: appointment({ ...carlasWithDora, startsAt: startOf(100) }),
  confirmed: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(101),
    token: "token-confirmed",
  }),
  // From before appointments had tokens; its time is not in the taken days.
  untaken: appointment({ ...carlasWithDora, status: "confirmed", startsAt: startOf(109) }),
  cancelled: appointment({ ...carlasWithDora, status: "cancelled", startsAt: startOf(102) }),
  done: appointment({
    ...carlasWithDora,
    status: "done",
    startsAt: startOf(-100),
    token: "token-done",
  }),
  // Changed in the future, so that it is recent however long the tests take.
  justAsked: appointment({ ...carlasWithDora, startsAt: startOf(108), updatedAt: startOf(100) }),
  justConfirmed: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(113),
    token: "token-justConfirmed",
    updatedAt: startOf(100),
  }),
  justDone: appointment({
    ...carlasWithDora,
    status: "done",
    startsAt: startOf(-2),
    token: "token-justDone",
    updatedAt: startOf(100),
  }),
  begun: appointment({
    ...carlasWithDora,
    status: "confirmed",
    startsAt: startOf(0),
    token: "token-begun",
  }),
  missed: appointment({ ...carlasWithDora, startsAt: startOf(-3) }),
  halfRevision: appointment({ ...carlasWithDora, startsAt: startOf(111), rev: 2.5 }),
  // Created before she changed her name.
  renamed: appointment({ ...carlasWithDora, patientName: "Theodora", startsAt: startOf(106) }),
  // Created before appointments had `timeSetAt`.
  undated: withoutTimeSetAt({ ...carlasWithDora, startsAt: startOf(107) }),
  // At the same time as the confirmed one, so only one of the two can have it.
  rival: appointment({ ...carlasWithDora, startsAt: startOf(101) }),
  cleos: appointment({
    clinicianId: "cleo",
    patientId: "dina",
    patientName: "Dina",
    status: "confirmed",
    startsAt: startOf(105),
    token: "token-cleos",
  }),
  // Cleo's with Drew, whom Carla treats, too.
  drews: appointment({
    clinicianId: "cleo",
    patientId: "drew",
    patientName: "Drew",
    status: "confirmed",
    startsAt: startOf(104),
    token: "token-drews",
  }),
  // Carla's request of Drew, who has that other appointment then.
  drewsBusy: appointment({
    clinicianId: "carla",
    patientId: "drew",
    patientName: "Drew",
    startsAt: startOf(104),
  }),
  ...storedMoves,
  // Carla no longer treats her.
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

/** The path of a patient's request places. */
export function placesPath(patientId: string): string {
  return `${collections.requestPlaces}/${patientId}`;
}

/** Dora's request places 1 to 4: the first is pending, the others are not; the fifth is unused. */
const dorasPlaces = { "1": "pending", "2": "cancelled", "3": "missed", "4": "gone" } as const;

const hour = 60 * 60_000;

/**
 * When Dora took some of her turns; the third is free again, and the fourth and later are unused.
 */
const dorasMadeAt = {
  "1": new Date(Date.now() - hour),
  "2": new Date(Date.now() - 23.2 * hour),
  "3": new Date(Date.now() - 24 * hour),
};

type TakenRequest = { place?: string; turn?: string; appointmentId?: string };

/**
 * The document with which a patient takes a place and a turn for the appointment `absent`: added to
 * Dora's stored one, or a new one for any other patient.
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
 * Stored in the future, so that it is not the time of any request. Tests that write taken days
 * delete those that are absent here.
 */
const storedDays = takenDays(Object.values(storedAppointments), startOf(100));

/** What Carla changed in taken time before; the time that it took is free again. */
export const carlasEarlierChange = {
  appointmentId: "confirmed",
  clinicianId: "carla",
  patientId: "dora",
  frees: null,
  takes: takenPartOf({ ...storedAppointments.justAsked, status: "confirmed", token: "token-old" }),
  at: new Date("2026-01-01"),
};

/**
 * What is stored before each try: the patients, the appointments, and the taken days of confirmed
 * ones.
 */
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
  // Days that requests may create.
  ...Object.fromEntries(
    ["carla", "dora", "drew", "cleo", "dina"].flatMap((uid) =>
      Array.from({ length: 8 }, (_, index) => [
        takenDayPath(uid, takenDayOf(startOf(index * 48 - 144))),
        null,
      ]),
    ),
  ),
  ...Object.fromEntries(storedDays),
  [placesPath("dora")]: storedPlaces,
  [placesPath("dina")]: null,
  ...Object.fromEntries(["dora", "cleo", "dina"].map((uid) => [changePath(uid), null])),
  [changePath("carla")]: carlasEarlierChange,
};

/** The path of a user's latest change of taken time. */
export function changePath(uid: string): string {
  return `${collections.bookingChanges}/${uid}`;
}
