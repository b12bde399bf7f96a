import * as z from "zod/mini";

/** No sign-in is good for longer than this, in seconds; firestore.rules has the same 30 days. */
export const signInMaxAge = 30 * 24 * 60 * 60;

/**
 * Which of an account's tokens no longer count, as stored in `revocations/{uid}`. Every account has
 * this document, because each security rule that grants something reads it.
 */
export const revocationSchema = z.strictObject({
  /** In whole seconds since 1970: tokens issued earlier are void. */
  validAfter: z.int().check(z.gte(0)),
  /**
   * Sign-ins that were signed out, by the token's `auth_time` in seconds since 1970. Documents from
   * before there was such a list have none.
   */
  endedSignIns: z.prefault(
    z.record(z.string().check(z.regex(/^[0-9]{1,12}$/)), z.literal(true)),
    {},
  ),
});

export type Revocation = z.infer<typeof revocationSchema>;

/** What a new account starts with: every token counts. */
export const noRevocation: Revocation = { validAfter: 0, endedSignIns: {} };

/**
 * Ends sign-ins, and forgets those that are too old to count anyway.
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
 * Whether all tokens are held back, those still to be issued as well, because a change of access is
 * under way: then `validAfter` is further ahead than any clock.
 *
 * @param now in seconds since 1970
 */
export function isHeld({ validAfter }: Revocation, now: number): boolean {
  return validAfter > now + 60;
}
