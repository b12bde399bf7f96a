import { patterns } from "@salvia/domain/shared/patterns";
import { visibleText } from "@salvia/domain/shared/typedText";
import { isUsername, normalizeUsername } from "@salvia/domain/account/username";

/** The problem of each login field, as the last part of a text key, or null. */
export interface CredentialProblems {
  email: "missing" | "malformed" | "unlikely" | null;
  password: "missing" | null;
}

export const noProblems: CredentialProblems = { email: null, password: null };

/**
 * Finds only input that cannot be correct; the server checks whether the credentials match an
 * account.
 *
 * @param written an email address if it contains `@`, else a username
 */
export function checkCredentials(written: string, password: string): CredentialProblems {
  return { email: identifierProblem(written), password: password === "" ? "missing" : null };
}

/** The identifier to sign in with: a trimmed email address, or a normalized username. */
export function identifierOf(written: string): string {
  return written.includes("@") ? visibleText(written) : normalizeUsername(written);
}

function identifierProblem(written: string): CredentialProblems["email"] {
  const identifier = identifierOf(written);
  if (identifier === "") return "missing";
  if (identifier.includes("@")) {
    return patterns.email.test(identifier.toLowerCase()) ? null : "malformed";
  }
  return isUsername(identifier) ? null : "unlikely";
}
