import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";
import { plainCode } from "../shared/plainText.ts";
import { staffRoles, type Role } from "./role.ts";

/** The longest city, in code points. */
export const cityMaxLength = 80;

/** A city as clinicians state it. */
export const citySchema = z.string().check(
  z.regex(patterns.displayName),
  z.maxLength(cityMaxLength),
  z.refine((city) => plainCode(city) !== ""),
);

/**
 * A person who works for the insurer, as stored in `staff/{uid}`: the directory that colleagues and
 * members choose from. Only the server writes it.
 */
export const staffSchema = z.strictObject({
  name: z.string().check(z.regex(patterns.displayName)),
  role: z.enum(staffRoles),
  /**
   * The code of a clinician's specialty, or text from before `specialty.ts`; null for other roles,
   * and until it is known.
   */
  specialty: z.nullable(z.string()),
  /** The languages the person works in. */
  languages: z.array(z.enum(languages)),
  /** The time zone of a clinician's working hours: the one they had when they got the role. */
  timezone: z.nullable(z.string().check(z.regex(patterns.timezone))),
  /** For the public page of doctors; absent without the clinician's consent. */
  listing: z.optional(
    z.strictObject({
      /** Always true: a query needs a value to compare. */
      isPublic: z.literal(true),
      city: citySchema,
      /** The city without accents and signs, to compare it with what visitors type. */
      cityKey: z.string(),
    }),
  ),
});

export type Staff = z.infer<typeof staffSchema>;

/** The stored form of a clinician's consent. */
export function listingIn(city: string): NonNullable<Staff["listing"]> {
  return { isPublic: true, city, cityKey: plainCode(city) };
}

export function isStaffRole(role: Role | null): role is Staff["role"] {
  return staffRoles.some((one) => one === role);
}
