import * as z from "zod/mini";

import { endDateSchema } from "./endDate.ts";

/** The maximum age of a sign-in, in seconds. firestore.rules uses the same 30 days. */
export const signInMaxAge = 30 * 24 * 60 * 60;

/** Maximum age of a sign-in that may start a session or change what is protected, in seconds. */
export const freshWithin = 5 * 60;

/**
 * Which of an account's tokens are void, as stored in `revocations/{uid}`. Every account has this
 * document, because every security rule that grants access reads it.
 */
export const revocationSchema = z.strictObject({
  /** In whole seconds since 1970: tokens issued earlier are void. */
  validAfter: z.int().check(z.gte(0)),
  /**
   * Sign-ins that were ended individually, keyed by the token's `auth_time` in seconds since 1970.
   * Older documents lack this field.
   */
  endedSignIns: z.prefault(
    z.record(z.string().check(z.regex(/^[0-9]{1,12}$/)), z.literal(true)),
    {},
  ),
  /** The account's end date. Here, because each session reads this document anyway. */
  endsOn: z.exactOptional(endDateSchema),
});

export type Revocation = z.infer<typeof revocationSchema>;

/** The initial value for a new account: every token is valid. */
export const noRevocation: Revocation = { validAfter: 0, endedSignIns: {} };

/**
 * Ends sign-ins, and drops those already past `signInMaxAge` from the list.
 *
 * @param signIns their `auth_time`s
 * @param now in seconds since 1970
 */
export function withEndedSignIns(
  { validAfter, endedSignIns }: Revocation,
  signIns: readonly number[],
  now: number,
): Revocation {
  const listed = [...Object.keys(endedSignIns).map(Number), ...signIns];
  const young = listed.filter((signedInAt) => signedInAt > now - signInMaxAge);
  return {
    validAfter,
    endedSignIns: Object.fromEntries(young.map((signedInAt) => [signedInAt, true])),
  };
}

/**
 * Whether all tokens are void, including those not yet issued, because a change of access is in
 * progress: `validAfter` is then far in the future.
 *
 * @param now in seconds since 1970
 */
export function isHeld({ validAfter }: Revocation, now: number): boolean {
  return validAfter > now + 60;
}
