import { patientEndpoints } from "@salvia/domain/record/patientEndpoints";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { serve } from "../http/serve.ts";
import { serviceRoute } from "./serviceRoute.ts";

/** Serves `/api/patients/**`: who is a patient, and who treats whom. */
export const patients = serve(
  "patients",
  [
    signedInRoute(
      patientEndpoints.importPatients,
      async () => (await import("./importPatients.ts")).importPatients,
    ),
    serviceRoute(
      patientEndpoints.importPatientsAsService,
      async () => (await import("./importPatients.ts")).importPatientsAsService,
    ),
    signedInRoute(
      patientEndpoints.changeTreatment,
      async () => (await import("./changeTreatment.ts")).changeTreatment,
    ),
  ],
  // Administrators and one core system.
  { maxInstances: 5, timeoutSeconds: 120 },
);
