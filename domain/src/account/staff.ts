import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";
import { staffRoles, type Role } from "./role.ts";

/**
 * Someone who works for the insurer, as stored in `staff/{uid}`: the directory that colleagues and
 * members choose from. Server only.
 */
export const staffSchema = z.strictObject({
  name: z.string().check(z.regex(patterns.displayName)),
  role: z.enum(staffRoles),
  /** Of clinicians; null for others, and until it is known. */
  specialty: z.nullable(z.string()),
  /** Those they work in. */
  languages: z.array(z.enum(languages)),
  /** Where a clinician's working hours are: the one they had chosen when they got the role. */
  timezone: z.nullable(z.string().check(z.regex(patterns.timezone))),
});

export type Staff = z.infer<typeof staffSchema>;

/** Whether a role is one of people who work for the insurer. */
export function isStaffRole(role: Role | null): role is Staff["role"] {
  return staffRoles.some((one) => one === role);
}
