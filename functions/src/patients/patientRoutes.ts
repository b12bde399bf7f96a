import { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import { policyEndpoints } from "@salvia/domain/member/policyEndpoints";

import { signedInRoute } from "../caller/signedInRoute.ts";
import { serviceRoute } from "./serviceRoute.ts";
import type { Route } from "../http/route.ts";

/** Below `/api/patients`: who is a patient, who treats whom, whose a policy is, and wrong records. */
export const patientRoutes: readonly Route[] = [
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
    patientEndpoints.withdrawEntry,
    async () => (await import("./withdrawEntry.ts")).withdrawEntry,
  ),
  signedInRoute(
    policyEndpoints.requestPolicyCode,
    async () => (await import("../accounts/policy/requestPolicyCode.ts")).requestPolicyCode,
  ),
  signedInRoute(
    policyEndpoints.linkPolicy,
    async () => (await import("../accounts/policy/linkPolicy.ts")).linkPolicy,
  ),
  signedInRoute(
    policyEndpoints.linkAccount,
    async () => (await import("../accounts/policy/linkAccount.ts")).linkAccount,
  ),
  signedInRoute(
    treatmentEndpoints.findClinicians,
    async () => (await import("./treatment/findClinicians.ts")).findClinicians,
  ),
  signedInRoute(
    treatmentEndpoints.requestTreatment,
    async () => (await import("./treatment/requestTreatment.ts")).requestTreatment,
  ),
  signedInRoute(
    treatmentEndpoints.answerTreatmentRequest,
    async () => (await import("./treatment/answerTreatmentRequest.ts")).answerTreatmentRequest,
  ),
];
