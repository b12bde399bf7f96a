import { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import { policyEndpoints } from "@salvia/domain/member/policyEndpoints";

import { signedInRoutes } from "../caller/signedInRoute.ts";
import { serviceRoute } from "./serviceRoute.ts";
import type { Route } from "../http/route.ts";

/** Below `/api/patients`: who is a patient, who treats whom, whose a policy is, and wrong records. */
export const patientRoutes: readonly Route[] = [
  ...signedInRoutes(patientEndpoints, {
    importPatients: () => import("./importPatients.ts"),
    changeTreatment: () => import("./changeTreatment.ts"),
    withdrawEntry: () => import("./withdrawEntry.ts"),
  }),
  ...signedInRoutes(policyEndpoints, {
    requestPolicyCode: () => import("../accounts/policy/requestPolicyCode.ts"),
    linkPolicy: () => import("../accounts/policy/linkPolicy.ts"),
    linkAccount: () => import("../accounts/policy/linkAccount.ts"),
  }),
  ...signedInRoutes(treatmentEndpoints, {
    findClinicians: () => import("./treatment/findClinicians.ts"),
    requestTreatment: () => import("./treatment/requestTreatment.ts"),
    answerTreatmentRequest: () => import("./treatment/answerTreatmentRequest.ts"),
  }),
  serviceRoute(
    patientEndpoints.importPatientsAsService,
    async () => (await import("./importPatients.ts")).importPatientsAsService,
  ),
];
