/**
 * What an insurer can turn off with `FEATURES_OFF`: ways to sign in, and parts of the portal. The
 * password always stays.
 */
export const features = [
  "google",
  "phone",
  "emailLink",
  "passkeys",
  "username",
  "assistant",
  "visits",
  "memberArea",
  "enrollment",
] as const;

export type Feature = (typeof features)[number];
