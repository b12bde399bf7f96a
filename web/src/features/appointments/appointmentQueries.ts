import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";

/** Every query for appointments, and for the half hours they take. */
export const appointmentQueries = {
  /**
   * A clinician's at some statuses. No list asks for cancelled ones: patients can make any number of
   * them over time, and they would push what takes place off a page.
   */
  ofClinician: {
    collection: collections.appointments,
    where: [
      ["clinicianId", "=="],
      ["status", "in"],
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
