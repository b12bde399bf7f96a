import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { idSchema } from "../shared/id.ts";
import { emailMaxLength, patterns } from "../shared/patterns.ts";
import { endDateSchema } from "./endDate.ts";
import { roles } from "./role.ts";

/** A uid as Firebase Authentication generates it; safe to use as a document id. */
export const uidSchema = idSchema;

/** An account as administrators see it. */
export const accountSchema = z.object({
  uid: uidSchema,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** An account with an unverified address gets no role: the address may belong to someone else. */
  emailVerified: z.boolean(),
  username: z.nullable(z.string()),
  role: z.nullable(z.enum(roles)),
  disabled: z.boolean(),
  /** The last day with access; null if it does not end. */
  endsOn: z.nullable(endDateSchema),
  /** The day of the last sign-in, in the insurer's time zone; null if there was none. */
  lastSignInOn: z.nullable(z.iso.date()),
});

export type Account = z.infer<typeof accountSchema>;

/** Identifies the account to look up. Only exact matches; `accountSearchSchema` is for the rest. */
export const accountKeySchema = z.union([
  z.strictObject({ uid: uidSchema }),
  z.strictObject({ emailOrUsername: z.string().check(z.minLength(1), z.maxLength(254)) }),
]);

export type AccountKey = z.infer<typeof accountKeySchema>;

/** A filter by role: a role, or accounts without one. */
export const roleFilters = [...roles, "none"] as const;

/**
 * Where a list of accounts continues: Authentication's token of a page, and how many accounts of
 * that page were read before.
 */
const accountPlaceSchema = z.strictObject({
  token: z.nullable(z.string().check(z.maxLength(2048))),
  skip: z.int().check(z.gte(0), z.lt(1000)),
});

export type AccountPlace = z.infer<typeof accountPlaceSchema>;

/** Which accounts to list, and from where. */
export const accountSearchSchema = z.strictObject({
  /** The start of an email address or username; empty for all accounts. */
  startsWith: z.string().check(z.maxLength(254)),
  /** Null for any. */
  role: z.nullable(z.enum(roleFilters)),
  /** Null for the beginning. */
  from: z.nullable(accountPlaceSchema),
});

export type AccountSearch = z.infer<typeof accountSearchSchema>;

/** A part of a list of accounts. It may be empty although there are more: see `next`. */
export const accountListSchema = z.object({
  accounts: z.array(accountSchema),
  /** Null at the end. */
  next: z.nullable(accountPlaceSchema),
});

/** A change to the access of an existing account. */
export const accessChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("role"), role: z.nullable(z.enum(roles)) }),
  z.strictObject({ kind: z.literal("disable") }),
  z.strictObject({ kind: z.literal("enable") }),
]);

export type AccessChange = z.infer<typeof accessChangeSchema>;

/** A change of access and the account it applies to. */
export const accessOrderSchema = z.strictObject({ uid: uidSchema, change: accessChangeSchema });

/** A person to invite, the role to give, and the language of the email. */
export const invitationSchema = z.strictObject({
  email: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.maxLength(emailMaxLength), z.regex(patterns.email)),
  name: z.string().check(z.trim(), z.regex(patterns.name)),
  role: z.enum(roles),
  language: z.enum(languages),
  endsOn: z.exactOptional(endDateSchema),
});

export type Invitation = z.infer<typeof invitationSchema>;

/**
 * The sign-in methods that a password reset removed, as shown to the account's owner. Reveals no
 * one else's identity, because someone else may have added them.
 */
export const removedWaysSchema = z.object({
  passkeys: z.int().check(z.gte(0)),
  /** The last two digits of the phone number; null if there was none. */
  phoneEnding: z.nullable(z.string().check(z.regex(/^\d{2}$/))),
  /** Firebase provider ids, such as `google.com`. */
  providers: z.array(z.string()),
});

export type RemovedWays = z.infer<typeof removedWaysSchema>;

export function hasRemoved({ passkeys, phoneEnding, providers }: RemovedWays): boolean {
  return passkeys > 0 || phoneEnding !== null || providers.length > 0;
}
