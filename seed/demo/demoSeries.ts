import { endOf, type Appointment } from "@salvia/domain/scheduling/appointment";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { seriesStarts } from "@salvia/domain/scheduling/series";

import { demoAvailability } from "./demoAvailability.ts";
import { demoPatients } from "./demoPatients.ts";
import { day } from "./demoTimes.ts";

const clinicianId = "demo-doctor";

/** A series of Camille's with one patient: three weeks in a row at the same time. */
export function demoSeries(others: readonly Appointment[], now: Date): Appointment[] {
  const availability = demoAvailability(now).get(clinicianId);
  const patient = [...demoPatients()].findLast(([, { clinicians }]) =>
    clinicians.includes(clinicianId),
  );
  if (availability === undefined || patient === undefined) return [];
  const [patientId, { name: patientName }] = patient;
  const taken = others
    .filter((each) => each.clinicianId === clinicianId || each.patientId === patientId)
    .map((each) => ({ startsAt: each.startsAt, endsAt: endOf(each) }));
  const { minutes } = availability.modes.inPerson;
  const isFree = (startsAt: Date) =>
    !taken.some(
      (other) =>
        other.startsAt.getTime() < startsAt.getTime() + minutes * 60_000 && startsAt < other.endsAt,
    );
  const search = { after: new Date(now.getTime() + 3 * day), taken, availability, days: 7 };
  const starts = freeTimes({ ...search, mode: "inPerson", minutes, count: 100 })
    .map((first) => seriesStarts(first, { weeks: 1, count: 3 }, availability.timezone))
    .find((all) => all.every(isFree));
  const createdAt = new Date(now.getTime() - 2 * day);
  return (starts ?? []).map((startsAt) => ({
    clinicianId,
    patientId,
    patientName,
    mode: "inPerson",
    status: "confirmed",
    startsAt,
    minutes,
    reason: "Physical therapy check",
    requestedBy: clinicianId,
    rev: 1,
    createdAt,
    updatedAt: createdAt,
    timeSetAt: createdAt,
    seriesId: "demo-series",
  }));
}
