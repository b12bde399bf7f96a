import type { TreatmentNotificationKind } from "@salvia/domain/mail/notification";
import { treatmentRequestId, type TreatmentRequest } from "@salvia/domain/member/treatmentRequest";
import { medicalPaths, memberPaths } from "@salvia/domain/site/paths";

import type { Notice } from "../../notifications/notice.ts";

type Requested = Pick<TreatmentRequest, "patientId" | "clinicianId" | "createdAt">;

/** Notifies a clinician of a new request. */
export function requestNotice(request: Requested): Notice {
  return {
    ...noticeOf("treatmentRequested", request),
    reader: request.clinicianId,
    at: request.createdAt,
    path: medicalPaths.calendar,
  };
}

/** Notifies a member that their request was answered, without the answer. */
export function answerNotice(request: Requested, at: Date): Notice {
  return {
    ...noticeOf("treatmentAnswered", request),
    reader: request.patientId,
    at,
    path: memberPaths.clinicians,
  };
}

/** What is the same for each reader; a request that is made again is another event. */
function noticeOf(kind: TreatmentNotificationKind, request: Requested) {
  const requestId = treatmentRequestId(request);
  const event = ["treatment", kind, requestId, request.createdAt.getTime()];
  return { event, about: { kind, requestId } };
}
