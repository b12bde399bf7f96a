import { collections } from "@salvia/domain/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for appointments, and for the half hours they take. */
export const appointmentQueries = {
  /** A clinician's, as a calendar has them. */
  ofClinician: {
    collection: collections.appointments,
    where: [["clinicianId", "=="]],
    orderBy: [["startsAt", "asc"]],
  },
  /** Those of a status, such as what was asked for and waits for an answer. */
  ofClinicianAtStatus: {
    collection: collections.appointments,
    where: [
      ["clinicianId", "=="],
      ["status", "=="],
    ],
    orderBy: [["startsAt", "asc"]],
  },
  /** A patient's own. */
  ofPatient: {
    collection: collections.appointments,
    where: [["patientId", "=="]],
    orderBy: [["startsAt", "asc"]],
  },
  /** What a clinician has taken. */
  slots: {
    collection: collections.slots,
    where: [["clinicianId", "=="]],
    orderBy: [["startsAt", "asc"]],
  },
} as const satisfies Record<string, DeclaredQuery>;
