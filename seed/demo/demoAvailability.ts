import type { AppointmentMode } from "@salvia/domain/scheduling/appointment";
import {
  storedAvailabilitySchema,
  type StoredAvailability,
  type WorkingPeriod,
} from "@salvia/domain/scheduling/availability";

import { day } from "./demoTimes.ts";

const both: AppointmentMode[] = ["telemedicine", "inPerson"];

/**
 * When the demo's clinicians can be booked, by uid. Camille has a lunch break, sees patients by
 * video on Friday mornings only, and is away in the third week from now. Daniel works long days
 * from Tuesday to Friday and is absent one afternoon. Inés works three mornings and one afternoon.
 */
export function demoAvailability(now: Date): ReadonlyMap<string, StoredAvailability> {
  return new Map(
    Object.entries({
      "demo-doctor": availabilityOfCamille(now),
      "demo-doctor2": availabilityOfDaniel(now),
      "demo-doctor3": availabilityOfInes(now),
    }).map(([uid, availability]) => [uid, storedAvailabilitySchema.parse(availability)]),
  );
}

function availabilityOfCamille(now: Date): StoredAvailability {
  const workday = [period("8:30", "12:30"), period("13:30", "17:30")];
  return {
    timezone: "Europe/Paris",
    address: "Cabinet Laurent\n12 rue des Lilas, 2e étage\n75011 Paris",
    hours: {
      monday: workday,
      tuesday: workday,
      wednesday: [period("8:30", "12:30")],
      thursday: workday,
      friday: [period("9:00", "13:00", ["telemedicine"]), period("14:00", "16:30")],
      saturday: [],
      sunday: [],
    },
    modes: {
      telemedicine: { minutes: 30, bufferMinutes: 0 },
      inPerson: { minutes: 30, bufferMinutes: 0 },
    },
    absences: [{ from: dayIn(now, 15), until: dayIn(now, 19), hours: null }],
    ...statedAt(now),
  };
}

function availabilityOfDaniel(now: Date): StoredAvailability {
  const workday = [period("10:00", "13:00"), period("14:00", "19:00")];
  const absent = dayIn(now, 6);
  return {
    timezone: "Europe/London",
    address: "Okafor Cardiology\n48 Harcourt Street\nLondon W1G 8QW",
    hours: {
      monday: [],
      tuesday: workday,
      wednesday: workday,
      thursday: workday,
      friday: workday,
      saturday: [period("9:00", "12:00", ["telemedicine"])],
      sunday: [],
    },
    modes: {
      telemedicine: { minutes: 30, bufferMinutes: 0 },
      inPerson: { minutes: 30, bufferMinutes: 15 },
    },
    absences: [{ from: absent, until: absent, hours: { from: 14 * 60, until: 24 * 60 } }],
    ...statedAt(now),
  };
}

function availabilityOfInes(now: Date): StoredAvailability {
  const morning = [period("9:00", "14:00")];
  return {
    timezone: "Europe/Madrid",
    address: "Dermatología Valdés\nCalle de Almagro 21, 3.º B\n28010 Madrid",
    hours: {
      monday: morning,
      tuesday: [],
      wednesday: morning,
      thursday: [period("16:00", "20:00", ["telemedicine"])],
      friday: morning,
      saturday: [],
      sunday: [],
    },
    modes: {
      telemedicine: { minutes: 15, bufferMinutes: 0 },
      inPerson: { minutes: 30, bufferMinutes: 0 },
    },
    absences: [],
    ...statedAt(now),
  };
}

function period(from: string, until: string, modes = both): WorkingPeriod {
  return { from: minutesOf(from), until: minutesOf(until), modes };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function dayIn(now: Date, days: number): string {
  return new Date(now.getTime() + days * day).toISOString().slice(0, 10);
}

function statedAt(now: Date) {
  return { rev: 1, updatedAt: new Date(now.getTime() - 40 * day) };
}
