import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";
import { clinicianWishSchema, foundClinicianSchema } from "./clinicianSearch.ts";
import { treatmentRequestSchema } from "./treatmentRequest.ts";

/** The server calls by which a member gets a new clinician. */
export const treatmentEndpoints = {
  /** The clinicians who match a member's wish, by name. A part may be empty although there are more. */
  findClinicians: {
    path: "/api/patients/find-clinicians",
    signedIn: true,
    role: "member",
    input: z.strictObject({
      wish: clinicianWishSchema,
      /** Continues after this clinician; null for the beginning. */
      after: z.nullable(uidSchema),
    }),
    output: z.object({
      clinicians: z.array(foundClinicianSchema),
      /** Where the next part begins; null at the end. */
      next: z.nullable(uidSchema),
    }),
  },
  /**
   * Asks a clinician to treat the member. Repeating it changes nothing. Refused with not-found if
   * the clinician has left or the member is not a patient yet, and with changed-meanwhile for a
   * request that the page does not offer.
   */
  requestTreatment: {
    path: "/api/patients/request-treatment",
    signedIn: true,
    role: "member",
    input: z.strictObject({
      clinicianId: uidSchema,
      /** Why, for the clinician; may be empty. */
      reason: treatmentRequestSchema.shape.reason,
    }),
    /** Whether the request is new. */
    output: z.object({ requested: z.boolean() }),
  },
  /**
   * Accepts or declines a member's request; accepting makes the clinician one of those who treat
   * the member. Repeating it changes nothing. Refused with not-found if the request was withdrawn
   * or has expired, and with changed-meanwhile if it was answered otherwise.
   */
  answerTreatmentRequest: {
    path: "/api/patients/answer-treatment-request",
    signedIn: true,
    role: "medical",
    input: z.strictObject({ patientId: uidSchema, accepted: z.boolean() }),
    /** Whether anything changed. */
    output: z.object({ changed: z.boolean() }),
  },
} as const;
