import * as z from "zod/mini";

/** A code as it is emailed. */
export const policyCodeSchema = z.string().check(z.regex(/^\d{6}$/));

/** How long an emailed code works, in milliseconds. */
export const policyCodeLifetime = 15 * 60 * 1000;

/** How many codes may be tried before a new one must be requested. */
export const policyCodeTries = 5;

/**
 * The one code that an account may enter to link a policy, kept with other challenges in
 * `challenges`. It is there for an unknown number too, so that both are answered the same.
 */
export const policyChallengeSchema = z.object({
  /** The account that wants the policy. */
  uid: z.string(),
  /** A keyed hash; null if no code was sent. */
  codeHash: z.nullable(z.string()),
  /** The account of the policy; null if no code was sent. */
  policyUid: z.nullable(z.string()),
  triesLeft: z.int(),
  expiresAt: z.date(),
});

export type PolicyChallenge = z.infer<typeof policyChallengeSchema>;

/**
 * That a member signs in with another address than the insurer has on file, stored in
 * `policyLinks/{uid}` of the member. An import, which knows members by the address on file, finds
 * them here.
 */
export const policyLinkSchema = z.strictObject({
  /** The address on file. */
  email: z.string(),
  linkedAt: z.date(),
});

export type PolicyLink = z.infer<typeof policyLinkSchema>;
