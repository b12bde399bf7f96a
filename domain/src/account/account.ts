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
  /** Whether the link of the last invitation still works; null for an account in use. */
  invitation: z.nullable(z.enum(["open", "expired"])),
  /** The day since which it has its role, in the insurer's time zone; null before the first session. */
  roleSince: z.nullable(z.iso.date()),
  /** The day of the last sign-in, in the insurer's time zone; null if there was none. */
  lastSignInOn: z.nullable(z.iso.date()),
});

export type Account = z.infer<typeof accountSchema>;

/** What administrators have to know of an account's access first. */
export const accountStates = ["active", "ending", "invited", "expired", "disabled"] as const;

export type AccountState = (typeof accountStates)[number];

export function accountStateOf({
  disabled,
  invitation,
  endsOn,
}: Pick<Account, "disabled" | "invitation" | "endsOn">): AccountState {
  if (disabled) return "disabled";
  if (invitation !== null) return invitation === "open" ? "invited" : "expired";
  return endsOn === null ? "active" : "ending";
}

/** A filter by role: a role, or accounts without one. */
export const roleFilters = [...roles, "none"] as const;

/**
 * Where a list of accounts continues: after a document with a name or an end date; or, in
 * Authentication, its token of a page and how many accounts of that page were read before.
 */
const accountPlaceSchema = z.union([
  z.strictObject({ after: z.tuple([z.string().check(z.maxLength(500)), uidSchema]) }),
  z.strictObject({
    token: z.nullable(z.string().check(z.maxLength(2048))),
    skip: z.int().check(z.gte(0), z.lt(1000)),
  }),
]);

export type AccountPlace = z.infer<typeof accountPlaceSchema>;

/** Which accounts to list, and from where. Without text and filters, those who work here come first. */
export const accountSearchSchema = z.strictObject({
  /** Parts of a name, a part of an email address, or the start of a username; empty for all. */
  text: z.string().check(z.maxLength(254)),
  /** Null for any. */
  role: z.nullable(z.enum(roleFilters)),
  /** Null for any. */
  state: z.nullable(z.enum(accountStates)),
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
