import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";

export const sexes = ["female", "male", "other"] as const;

/** The maximum number of clinicians who treat a patient at the same time. */
export const cliniciansMax = 20;

/**
 * A member as their clinicians see them, stored in `patients/{uid}` under the member's own uid.
 * Only the server writes it, because clients must not decide who treats whom.
 */
export const patientSchema = z.strictObject({
  name: z.string().check(z.regex(patterns.displayName)),
  /** A calendar day, such as 1984-02-29. */
  birthDate: z.iso.date(),
  sex: z.enum(sexes),
  language: z.enum(languages),
  /**
   * The uids of the clinicians who treat the patient. They may read this document and make
   * appointments with the patient.
   */
  clinicians: z
    .array(z.string().check(z.regex(patterns.id)))
    .check(z.minLength(1), z.maxLength(cliniciansMax)),
});

export type Patient = z.infer<typeof patientSchema>;
