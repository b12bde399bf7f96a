import { collections } from "@salvia/domain/shared/collections";
import { takenDayItems } from "@salvia/domain/scheduling/takenTime";

import type { DeclaredQuery } from "../../../firebase/declaredQuery.ts";

/** All queries for appointments and the time they take. */
export const appointmentQueries = {
  /**
   * A clinician's appointments with given statuses. No list includes canceled ones: patients can
   * create any number of them over time, and they would crowd the others off a page.
   */
  ofClinician: {
    collection: collections.appointments,
    where: [
      ["clinicianId", "=="],
      ["status", "in"],
    ],
    orderBy: [["startsAt", "asc"]],
  },
  /** A clinician's appointments with one patient, from now on and before. */
  withPatient: {
    collection: collections.appointments,
    where: [
      ["clinicianId", "=="],
      ["patientId", "=="],
      ["status", "in"],
    ],
    orderBy: [["startsAt", "asc"]],
  },
  beforeWithPatient: {
    collection: collections.appointments,
    where: [
      ["clinicianId", "=="],
      ["patientId", "=="],
      ["status", "in"],
    ],
    orderBy: [["startsAt", "desc"]],
  },
  /** A clinician's appointments of one series. */
  ofSeries: {
    collection: collections.appointments,
    where: [
      ["clinicianId", "=="],
      ["seriesId", "=="],
    ],
    orderBy: [["startsAt", "asc"]],
  },
  /** A patient's own appointments, from a time on and before. */
  ofPatient: {
    collection: collections.appointments,
    where: [["patientId", "=="]],
    orderBy: [["startsAt", "asc"]],
  },
  earlierOfPatient: {
    collection: collections.appointments,
    where: [["patientId", "=="]],
    orderBy: [["startsAt", "desc"]],
  },
  /** The taken days of a clinician or patient. */
  takenDays: {
    collection: takenDayItems,
    where: [],
    orderBy: [["endsAt", "asc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
