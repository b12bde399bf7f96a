import { treatmentRequestId, type TreatmentRequest } from "@salvia/domain/member/treatmentRequest";
import { medicalPaths, memberPaths } from "@salvia/domain/site/paths";

import type { Notice } from "../notifications/notice.ts";

type Requested = Pick<TreatmentRequest, "patientId" | "clinicianId" | "createdAt">;

/** Notifies a clinician of a new request. */
export function requestNotice(request: Requested): Notice {
  const { clinicianId, createdAt } = request;
  const requestId = treatmentRequestId(request);
  const kind = "treatmentRequested";
  return {
    event: ["treatment", kind, requestId, createdAt.getTime()],
    reader: clinicianId,
    about: { kind, requestId },
    at: createdAt,
    path: medicalPaths.calendar,
  };
}

/** Notifies a member that their request was answered, without the answer. */
export function answerNotice(request: Requested, at: Date): Notice {
  const { patientId, createdAt } = request;
  const requestId = treatmentRequestId(request);
  const kind = "treatmentAnswered";
  return {
    event: ["treatment", kind, requestId, createdAt.getTime()],
    reader: patientId,
    about: { kind, requestId },
    at,
    path: memberPaths.clinicians,
  };
}
