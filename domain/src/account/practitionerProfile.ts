import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { citySchema, staffSchema } from "./staff.ts";
import { userSettingsSchema } from "./user.ts";

/** The longest specialty, in code points. */
export const specialtyMaxLength = 80;

/**
 * What clinicians publish about themselves. Colleagues and patients see it in the directory, so the
 * server writes it there together with the clinician's own settings.
 */
export const practitionerProfileSchema = z.strictObject({
  name: staffSchema.shape.name,
  /** A code of `specialty.ts`; older pages send text. */
  specialty: z.nullable(staffSchema.shape.name.check(z.maxLength(specialtyMaxLength))),
  /** The languages the clinician works in: at least one, no duplicates. */
  languages: z.array(z.enum(languages)).check(
    z.minLength(1),
    z.refine((list) => new Set(list).size === list.length),
  ),
  /** What the public page of doctors adds; null withdraws it. Older pages send nothing. */
  listing: z.optional(z.nullable(z.strictObject({ city: citySchema }))),
  /** The language in which the portal addresses the clinician. */
  language: userSettingsSchema.shape.language,
  timezone: userSettingsSchema.shape.timezone,
});

export type PractitionerProfile = z.infer<typeof practitionerProfileSchema>;

/**
 * The server call for the profile. The server checks the caller's current role, whatever the token
 * says.
 */
export const practitionerProfileEndpoints = {
  /** Updates the clinician's directory entry and their own settings. */
  changePractice: {
    path: "/api/auth/change-practice",
    signedIn: true,
    role: "medical",
    input: practitionerProfileSchema,
    output: z.object({ practice: practitionerProfileSchema }),
  },
} as const;
