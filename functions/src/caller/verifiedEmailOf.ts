import type { SignedInPerson } from "./verified.ts";
import { Refusal } from "../http/refusal.ts";

/** The user's verified address. Refuses with email-not-verified. */
export function verifiedEmailOf({ email, emailVerified }: SignedInPerson): string {
  if (email === undefined || !emailVerified) throw new Refusal("email-not-verified");
  return email;
}
