import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";

export const sexes = ["female", "male", "other"] as const;

/** How many clinicians may treat one patient at a time. */
export const cliniciansMax = 20;

/**
 * A member as those who treat them know them, stored in `patients/{uid}` under the member's own uid.
 * Server only: who treats whom is never a client's word.
 */
export const patientSchema = z.strictObject({
  name: z.string().check(z.regex(patterns.displayName)),
  /** A calendar day, such as 1984-02-29. */
  birthDate: z.iso.date(),
  sex: z.enum(sexes),
  language: z.enum(languages),
  /** The uids of those who treat them, and so may read this and make appointments with them. */
  clinicians: z
    .array(z.string().check(z.regex(patterns.id)))
    .check(z.minLength(1), z.maxLength(cliniciansMax)),
});

export type Patient = z.infer<typeof patientSchema>;
