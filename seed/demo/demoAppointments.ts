import {
  appointmentModes,
  appointmentSchema,
  endOf,
  usualMinutes,
  type Appointment,
  type AppointmentStatus,
} from "@salvia/domain/scheduling/appointment";
import type { Patient } from "@salvia/domain/record/patient";
import type { Availability } from "@salvia/domain/scheduling/availability";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { overlapping, type TakenTime } from "@salvia/domain/scheduling/takenTime";

import { demoAvailability } from "./demoAvailability.ts";
import { demoPatients } from "./demoPatients.ts";
import { demoSeries } from "./demoSeries.ts";
import { day, minute } from "./demoTimes.ts";
import { demoReasons } from "./demoWords.ts";
import { seededRandom, type Random } from "../random.ts";

const halfHour = usualMinutes * minute;

/** The demo's clinicians, and the density of their calendars. */
const clinicians = [
  { uid: "demo-doctor", density: 0.35 },
  { uid: "demo-doctor2", density: 0.2 },
] as const;

const weeksBefore = 10;
const weeksAhead = 4;

/**
 * The demo's appointments by id: ten past weeks, four future weeks, and a busy day around `now`,
 * whatever the day and time. The next half hour is a video visit of Beatriz with Camille, while
 * Camille is currently with another patient. The same for the same `now`.
 */
export function demoAppointments(now: Date): ReadonlyMap<string, Appointment> {
  const random = seededRandom(20_261_123);
  const patients = demoPatients();
  const stated = demoAvailability(now);
  const appointments = clinicians.flatMap(({ uid, density }) => {
    const [beatriz, ...others] = [...patients].filter(([, { clinicians: treating }]) =>
      treating.includes(uid),
    );
    return startsOf(random, stated.get(uid), density, now).map((startsAt) =>
      demoAppointment(
        random,
        uid,
        // Beatriz is the first patient of both clinicians.
        beatriz !== undefined && random.chance(0.02) ? beatriz : random.pick(others),
        startsAt,
        now,
      ),
    );
  });
  const certain = [
    ...appointments,
    ...wishes(appointments, patients, now),
    ...demoSeries(appointments, now),
  ].map((appointment) => withFixed(appointment, patients, now));
  certain.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return new Map(
    withoutDoubleBookings(certain).map((appointment, index) => {
      const number = String(index + 1).padStart(4, "0");
      const token = appointment.status === "confirmed" && { token: `demo-token-${number}` };
      return [
        `demo-appointment-${number}`,
        appointmentSchema.parse({ ...appointment, ...token }),
      ] as const;
    }),
  );
}

/** Without appointments of patients who have one with the other clinician then. */
function withoutDoubleBookings(appointments: readonly Appointment[]): Appointment[] {
  const taken = new Map<string, TakenTime[]>();
  return appointments.filter((appointment) => {
    if (appointment.status !== "confirmed") return true;
    const { patientId, startsAt } = appointment;
    const others = taken.get(patientId) ?? [];
    if (overlapping(others, appointment) !== undefined) return false;
    taken.set(patientId, [...others, { startsAt, endsAt: endOf(appointment) }]);
    return true;
  });
}

/** The starts of a clinician's appointments: some in working hours, and many today. */
function startsOf(
  random: Random,
  availability: Availability | undefined,
  density: number,
  now: Date,
): Date[] {
  const worked =
    availability === undefined
      ? []
      : freeTimes({
          after: new Date(now.getTime() - weeksBefore * 7 * day),
          taken: [],
          availability,
          // Video visits could be at these times, too.
          mode: "inPerson",
          minutes: usualMinutes,
          count: Infinity,
          days: (weeksBefore + weeksAhead) * 7,
        });
  const current = Math.floor(now.getTime() / halfHour);
  const [first, last] = [current - 9, current + 11];
  const today = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * halfHour);
  const others = worked.map((start) => start.getTime()).filter((start) => !isWithin(start));
  return [
    ...others.filter(() => random.chance(density)),
    ...today.filter((start) => isFixed(new Date(start), now) || random.chance(0.55)),
  ].map((start) => new Date(start));

  function isWithin(start: number): boolean {
    return start >= first * halfHour && start <= last * halfHour;
  }
}

/** Why the demo's member has the appointment that begins next. */
export const demoReason = "Headaches in the evening";

/** Whether an appointment is in the current half hour or the next one. */
function isFixed(startsAt: Date, now: Date): boolean {
  const wait = startsAt.getTime() - now.getTime();
  return wait > -halfHour && wait <= halfHour;
}

function withFixed(
  appointment: Appointment,
  patients: ReadonlyMap<string, Patient>,
  now: Date,
): Appointment {
  if (appointment.clinicianId !== "demo-doctor" || !isFixed(appointment.startsAt, now)) {
    return appointment;
  }
  const confirmed = { ...appointment, status: "confirmed" as const };
  if (appointment.startsAt <= now) return confirmed;
  const patientId = "demo-member";
  const patientName = patients.get(patientId)?.name ?? "";
  return { ...confirmed, mode: "telemedicine", patientId, patientName, reason: demoReason };
}

/** Two patients request the same time with Camille; only one can be confirmed. */
function wishes(
  appointments: readonly Appointment[],
  patients: ReadonlyMap<string, Patient>,
  now: Date,
): Appointment[] {
  const taken = appointments
    .filter(({ clinicianId }) => clinicianId === "demo-doctor")
    .map((each) => ({ startsAt: each.startsAt, endsAt: endOf(each) }));
  const after = new Date(now.getTime() + 2 * day);
  const availability = demoAvailability(now).get("demo-doctor");
  const [startsAt = after] =
    availability === undefined
      ? []
      : freeTimes({
          after,
          taken,
          availability,
          mode: "telemedicine",
          minutes: usualMinutes,
          count: 1,
        });
  return [
    wishOf("demo-member", "Results of the blood test", 47),
    wishOf("demo-patient-03", "Knee, after the fall", 94),
  ];

  function wishOf(patientId: string, reason: string, minutesAgo: number): Appointment {
    return {
      clinicianId: "demo-doctor",
      patientId,
      patientName: patients.get(patientId)?.name ?? "",
      mode: "telemedicine",
      startsAt,
      minutes: usualMinutes,
      reason,
      requestedBy: patientId,
      ...stoodAt("pending", new Date(now.getTime() - minutesAgo * minute)),
    };
  }
}

function demoAppointment(
  random: Random,
  clinicianId: string,
  [patientId, { name }]: readonly [string, Patient],
  startsAt: Date,
  now: Date,
): Appointment {
  const status = statusAt(random, startsAt, now);
  const asked = startsAt.getTime() - random.int(1, 20) * day - random.int(0, 600) * minute;
  const createdAt = new Date(Math.min(asked, now.getTime() - random.int(5, 2_000) * minute));
  const changed = status === "done" ? startsAt.getTime() + halfHour : createdAt.getTime() + minute;
  return {
    clinicianId,
    patientId,
    patientName: name,
    mode: random.pick(appointmentModes),
    startsAt,
    minutes: usualMinutes,
    reason: random.chance(0.85) ? random.pick(demoReasons) : "",
    requestedBy: status === "pending" || random.chance(0.6) ? patientId : clinicianId,
    ...stoodAt(status, createdAt, new Date(Math.min(changed, now.getTime()))),
  };
}

function statusAt(random: Random, startsAt: Date, now: Date): AppointmentStatus {
  if (startsAt.getTime() + halfHour <= now.getTime())
    return random.weighted({ done: 90, cancelled: 10 });
  if (startsAt <= now) return "confirmed";
  return random.weighted({ confirmed: 87, pending: 5, cancelled: 8 });
}

function stoodAt(status: AppointmentStatus, createdAt: Date, updatedAt = createdAt) {
  const rev = { pending: 1, confirmed: 2, cancelled: 2, done: 3 }[status];
  return {
    status,
    rev,
    createdAt,
    updatedAt: rev === 1 ? createdAt : updatedAt,
    timeSetAt: createdAt,
  };
}
