import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { staffSchema } from "./staff.ts";
import { userSettingsSchema } from "./user.ts";

/** The longest specialty, in code points. */
export const specialtyMaxLength = 80;

/**
 * What clinicians say of themselves. Colleagues and patients see it in the directory, so the server
 * writes it there, along with their own settings.
 */
export const practitionerProfileSchema = z.strictObject({
  name: staffSchema.shape.name,
  specialty: z.nullable(staffSchema.shape.name.check(z.maxLength(specialtyMaxLength))),
  /** Those they work in: each once, at least one. */
  languages: z.array(z.enum(languages)).check(
    z.minLength(1),
    z.refine((list) => new Set(list).size === list.length),
  ),
  /** The one we speak with them. */
  language: userSettingsSchema.shape.language,
  timezone: userSettingsSchema.shape.timezone,
});

export type PractitionerProfile = z.infer<typeof practitionerProfileSchema>;

/**
 * The server call about it, as endpoints.ts has those about accounts; apart from these, since it is nothing
 * to load for signing in. Whoever calls has the role now, whatever the token says.
 */
export const practitionerProfileEndpoints = {
  /** Changes what the directory says of a clinician, and their own settings with it. */
  changePractice: {
    path: "/api/auth/change-practice",
    signedIn: true,
    role: "medical",
    input: practitionerProfileSchema,
    output: z.object({ practice: practitionerProfileSchema }),
  },
} as const;
