import { patterns } from "@salvia/domain/shared/patterns";
import { normalizeUsername, usernameSchema } from "@salvia/domain/account/username";

/** What is wrong with each field of the login form, as the last part of a text's key, or null. */
export interface CredentialProblems {
  email: "missing" | "malformed" | "unlikely" | null;
  password: "missing" | null;
}

export const noProblems: CredentialProblems = { email: null, password: null };

/**
 * Looks only for what cannot be right: whether the two belong to an account is the server's word.
 *
 * @param written an e-mail address if there is an `@` in it, else a username
 */
export function checkCredentials(written: string, password: string): CredentialProblems {
  return { email: identifierProblem(written), password: password === "" ? "missing" : null };
}

/** Who signs in, from how they write it: an e-mail address as it stands, or a username as stored. */
export function identifierOf(written: string): string {
  return written.includes("@") ? written.trim() : normalizeUsername(written);
}

function identifierProblem(written: string): CredentialProblems["email"] {
  const identifier = identifierOf(written);
  if (identifier === "") return "missing";
  if (identifier.includes("@")) {
    return patterns.email.test(identifier.toLowerCase()) ? null : "malformed";
  }
  return usernameSchema.safeParse(identifier).success ? null : "unlikely";
}
