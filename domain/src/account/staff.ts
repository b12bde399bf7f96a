import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";
import { staffRoles, type Role } from "./role.ts";

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
});

export type Staff = z.infer<typeof staffSchema>;

export function isStaffRole(role: Role | null): role is Staff["role"] {
  return staffRoles.some((one) => one === role);
}
