import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { emailMaxLength, patterns } from "../shared/patterns.ts";

const notificationsSchema = z.strictObject({
  newLeads: z.boolean(),
  conversions: z.boolean(),
  monthlyReport: z.boolean(),
});

/** What users may change of their own profile; firestore.rules accepts exactly these fields. */
export const userSettingsSchema = z.strictObject({
  displayName: z.string().check(z.regex(patterns.displayName)),
  language: z.enum(languages),
  /** IANA name, such as `Europe/Madrid`. */
  timezone: z.string().check(z.regex(patterns.timezone)),
  notifications: notificationsSchema,
});

export type UserSettings = z.infer<typeof userSettingsSchema>;

/**
 * A user as stored in `users/{uid}`, timestamps as `Date`. Created by the server. What was added to
 * it later is null in documents from before: nobody is kept out for an old one.
 */
export const userSchema = z.strictObject({
  ...userSettingsSchema.shape,
  username: z.nullable(z.string()),
  email: z.nullable(z.string().check(z.maxLength(emailMaxLength))),
  phone: z.nullable(z.string().check(z.regex(patterns.phone))),
  /**
   * When the server last changed the user's role, or ended their older tokens; null if never. Open
   * tabs watch it, because the claims in a token are a snapshot, and fetch a new token when it moves.
   */
  roleChangedAt: z.prefault(z.nullable(z.date()), null),
  /** When the user last signed out everywhere; null if never. Open tabs watch it, and leave. */
  signedOutAt: z.prefault(z.nullable(z.date()), null),
  /**
   * The address that was theirs beyond doubt when they last began a session; null while none was.
   * The server tells from it when someone has taken an account over that another made in their name.
   */
  verifiedEmail: z.prefault(z.nullable(z.string().check(z.maxLength(emailMaxLength))), null),
  createdAt: z.date(),
});

export type User = z.infer<typeof userSchema>;

/** The settings of a user who has chosen none yet. */
export function defaultUserSettings(
  displayName: string,
  language: UserSettings["language"],
): UserSettings {
  return {
    displayName,
    language,
    timezone: "UTC",
    notifications: { newLeads: true, conversions: true, monthlyReport: false },
  };
}
