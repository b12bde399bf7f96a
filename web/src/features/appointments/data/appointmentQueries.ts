import { collections } from "@salvia/domain/shared/collections";
import { takenDayItems } from "@salvia/domain/scheduling/takenTime";

import { queryOf } from "../../../firebase/declaredQuery.ts";

export const appointmentQueries = {
  /**
   * A clinician's appointments with given statuses. No list includes canceled ones: patients can
   * create any number of them over time, and they would crowd the others off a page.
   */
  ofClinician: queryOf(collections.appointments, ["clinicianId ==", "status in"], ["startsAt asc"]),
  /** A clinician's appointments with one patient, from now on and before. */
  withPatient: queryOf(
    collections.appointments,
    ["clinicianId ==", "patientId ==", "status in"],
    ["startsAt asc"],
  ),
  beforeWithPatient: queryOf(
    collections.appointments,
    ["clinicianId ==", "patientId ==", "status in"],
    ["startsAt desc"],
  ),
  ofSeries: queryOf(collections.appointments, ["clinicianId ==", "seriesId =="], ["startsAt asc"]),
  /** A patient's own appointments, from a time on and before. */
  ofPatient: queryOf(collections.appointments, ["patientId =="], ["startsAt asc"]),
  earlierOfPatient: queryOf(collections.appointments, ["patientId =="], ["startsAt desc"]),
  takenDays: queryOf(takenDayItems, [], ["endsAt asc"]),
};
