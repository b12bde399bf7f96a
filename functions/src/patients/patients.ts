import { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
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
    signedInRoute(
      treatmentEndpoints.findClinicians,
      async () => (await import("../treatment/findClinicians.ts")).findClinicians,
    ),
    signedInRoute(
      treatmentEndpoints.listSpecialties,
      async () => (await import("../treatment/listSpecialties.ts")).listSpecialties,
    ),
    signedInRoute(
      treatmentEndpoints.requestTreatment,
      async () => (await import("../treatment/requestTreatment.ts")).requestTreatment,
    ),
    signedInRoute(
      treatmentEndpoints.answerTreatmentRequest,
      async () => (await import("../treatment/answerTreatmentRequest.ts")).answerTreatmentRequest,
    ),
  ],
  // Members and clinicians, administrators, and one core system.
  { maxInstances: 20, timeoutSeconds: 120 },
);
