import * as z from "zod/mini";

import { patientSchema } from "../record/patient.ts";
import { appointmentSchema } from "../scheduling/appointment.ts";
import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";

/** Pending until the clinician answers. A withdrawn request is deleted. */
export const treatmentRequestStatuses = ["pending", "accepted", "declined"] as const;

/** How many requests of a member can be pending at once. */
export const pendingRequestsMax = 3;

/** How long a request can be answered, and how long its answer is kept, in days. */
export const treatmentRequestDays = 30;

const id = z.string().check(z.regex(patterns.id));

/**
 * A member's request to be treated by a clinician, as stored in
 * `treatmentRequests/{patientId_clinicianId}`, timestamps as `Date`. Until the clinician accepts,
 * it is all that they learn about the member. Only the server creates and answers it.
 */
export const treatmentRequestSchema = z.strictObject({
  patientId: id,
  clinicianId: id,
  /** Copied from `patients`, which the clinician can't read yet. */
  patientName: patientSchema.shape.name,
  /** Whole years when the member asked, and their language; null in earlier requests. */
  age: z.prefault(z.nullable(z.int().check(z.gte(0))), null),
  language: z.prefault(z.nullable(z.enum(languages)), null),
  /** Why the member asks, in one line; may be empty. */
  reason: z.prefault(appointmentSchema.shape.reason, ""),
  status: z.enum(treatmentRequestStatuses),
  createdAt: z.date(),
  /** When the clinician answered; null until then. */
  decidedAt: z.nullable(z.date()),
  /** When Firestore deletes it. */
  expireAt: z.date(),
});

export type TreatmentRequest = z.infer<typeof treatmentRequestSchema>;

/** A member and a clinician have one request. */
export function treatmentRequestId({
  patientId,
  clinicianId,
}: Pick<TreatmentRequest, "patientId" | "clinicianId">): string {
  return `${patientId}_${clinicianId}`;
}

/** A pending request as it begins at a moment. */
export function newTreatmentRequest(
  said: Pick<TreatmentRequest, "patientId" | "clinicianId" | "patientName"> &
    Partial<Pick<TreatmentRequest, "age" | "language" | "reason">>,
  now: Date,
): TreatmentRequest {
  const begun = {
    status: "pending",
    createdAt: now,
    decidedAt: null,
    expireAt: endOf(now),
  } as const;
  return { age: null, language: null, reason: "", ...said, ...begun };
}

export function answeredRequest(
  status: Exclude<TreatmentRequest["status"], "pending">,
  now: Date,
): Pick<TreatmentRequest, "status" | "decidedAt" | "expireAt"> {
  return { status, decidedAt: now, expireAt: endOf(now) };
}

/** Whether the clinician can still answer. Firestore deletes expired documents within a day. */
export function isPending(
  { status, expireAt }: Pick<TreatmentRequest, "status" | "expireAt">,
  now: Date,
): boolean {
  return status === "pending" && now < expireAt;
}

/** Whether the member can't ask this clinician again yet, because they declined. */
export function isRecentlyDeclined(
  { status, expireAt }: Pick<TreatmentRequest, "status" | "expireAt">,
  now: Date,
): boolean {
  return status === "declined" && now < expireAt;
}

function endOf(start: Date): Date {
  return new Date(start.getTime() + treatmentRequestDays * 24 * 60 * 60_000);
}
