import * as z from "zod/mini";

import { unitSystems } from "./unitSystem.ts";
import { languages } from "../shared/language.ts";
import { emailMaxLength, patterns } from "../shared/patterns.ts";

const notificationsSchema = z.strictObject({
  newLeads: z.boolean(),
  conversions: z.boolean(),
  monthlyReport: z.boolean(),
  /**
   * Left out until a user turns these emails off: they are on by default. The rules of the release
   * before refuse a profile that has it, so only those who used it are affected by a rollback.
   */
  appointments: z.optional(z.boolean()),
  /** The reminder on the day before. Left out, as above. */
  appointmentReminders: z.optional(z.boolean()),
  /** Messages between patients and clinicians. Left out, as above. */
  messages: z.optional(z.boolean()),
  /** What salespeople have to do, each morning: by email, and in the bell. Left out, as above. */
  nextStepMails: z.optional(z.boolean()),
  nextStepBells: z.optional(z.boolean()),
  /** Emails about notes in which a colleague mentions or answers them. Left out, as above. */
  mentions: z.optional(z.boolean()),
});

/** The name of a notification setting, such as `newLeads`. */
export const notificationSettingSchema = z.keyof(notificationsSchema);

export type NotificationSetting = z.infer<typeof notificationSettingSchema>;

/** The profile fields that users may change; firestore.rules accepts exactly these. */
export const userSettingsSchema = z.strictObject({
  displayName: z.string().check(z.regex(patterns.displayName)),
  language: z.enum(languages),
  /** IANA name, such as `Europe/Madrid`. */
  timezone: z.string().check(z.regex(patterns.timezone)),
  notifications: notificationsSchema,
  /**
   * The units of measured values. Left out until the user chooses; the browser's country decides
   * until then. The rules of the release before refuse it, as they do a new notification.
   */
  units: z.optional(z.enum(unitSystems)),
});

export type UserSettings = z.infer<typeof userSettingsSchema>;

/**
 * A user as stored in `users/{uid}`, timestamps as `Date`. Created by the server. Fields added in
 * later releases default to null, so that older documents stay valid.
 */
export const userSchema = z.strictObject({
  ...userSettingsSchema.shape,
  username: z.nullable(z.string()),
  email: z.nullable(z.string().check(z.maxLength(emailMaxLength))),
  phone: z.nullable(z.string().check(z.regex(patterns.phone))),
  /**
   * When the server last changed the user's role or revoked their older tokens; null if never. Open
   * tabs watch this field and fetch a new token when it changes, because the claims in a token are
   * a snapshot.
   */
  roleChangedAt: z.prefault(z.nullable(z.date()), null),
  /** When the user last signed out everywhere; null if never. Open tabs watch it and sign out. */
  signedOutAt: z.prefault(z.nullable(z.date()), null),
  /**
   * The verified address at the start of the user's last session; null if there was none. The
   * server uses it to detect when the real owner takes over an account that someone else created
   * with their address.
   */
  verifiedEmail: z.prefault(z.nullable(z.string().check(z.maxLength(emailMaxLength))), null),
  /**
   * When the newest lead of the pool that the user has seen came; left out before. What came later
   * is unread in their bell.
   */
  poolSeenAt: z.optional(z.date()),
  createdAt: z.date(),
});

export type User = z.infer<typeof userSchema>;

/** The default settings of a new user. */
export function defaultUserSettings(
  displayName: string,
  language: UserSettings["language"],
  timezone: string,
): UserSettings {
  return {
    displayName,
    language,
    timezone,
    notifications: { newLeads: true, conversions: true, monthlyReport: false },
  };
}
