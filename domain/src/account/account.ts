import * as z from "zod/mini";

import { roles } from "./role.ts";

/** A uid as Authentication makes them, which is good for a document's id. */
export const uidSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** What an administrator sees of an account. */
export const accountSchema = z.object({
  uid: uidSchema,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Nobody gets a role on an address that may be somebody else's. */
  emailVerified: z.boolean(),
  username: z.nullable(z.string()),
  role: z.nullable(z.enum(roles)),
  disabled: z.boolean(),
});

export type Account = z.infer<typeof accountSchema>;

/** How an account is looked up: exactly, so that nobody can leaf through them. */
export const accountKeySchema = z.union([
  z.strictObject({ uid: uidSchema }),
  z.strictObject({ emailOrUsername: z.string().check(z.minLength(1), z.maxLength(254)) }),
]);

export type AccountKey = z.infer<typeof accountKeySchema>;

/** What is done to the access of an account that stays. */
export const accessChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("role"), role: z.nullable(z.enum(roles)) }),
  z.strictObject({ kind: z.literal("disable") }),
  z.strictObject({ kind: z.literal("enable") }),
]);

export type AccessChange = z.infer<typeof accessChangeSchema>;

/** A change of access, and whose. */
export const accessOrderSchema = z.strictObject({ uid: uidSchema, change: accessChangeSchema });

/**
 * The ways to sign in that a password reset has removed, for the owner of the account. It identifies
 * nobody else, who may have added them.
 */
export const removedWaysSchema = z.object({
  passkeys: z.int().check(z.gte(0)),
  /** The last two digits of a phone number; null where there was none. */
  phoneEnding: z.nullable(z.string().check(z.regex(/^\d{2}$/))),
  /** As Firebase names them, such as `google.com`. */
  providers: z.array(z.string()),
});

export type RemovedWays = z.infer<typeof removedWaysSchema>;

/** Whether anything was removed. */
export function hasRemoved({ passkeys, phoneEnding, providers }: RemovedWays): boolean {
  return passkeys > 0 || phoneEnding !== null || providers.length > 0;
}
