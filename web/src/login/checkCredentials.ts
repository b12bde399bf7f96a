import { patterns } from "@salvia/domain/patterns";

/** What is wrong with each field of the login form, as the last part of a text's key, or null. */
export interface CredentialProblems {
  email: "missing" | "malformed" | null;
  password: "missing" | null;
}

export const noProblems: CredentialProblems = { email: null, password: null };

/** Looks only for what cannot be right: whether the two belong to an account is the server's word. */
export function checkCredentials(email: string, password: string): CredentialProblems {
  return { email: emailProblem(email), password: password === "" ? "missing" : null };
}

function emailProblem(email: string): CredentialProblems["email"] {
  const address = email.trim().toLowerCase();
  if (address === "") return "missing";
  return patterns.email.test(address) ? null : "malformed";
}
