import { patterns } from "@salvia/domain/shared/patterns";

import type { NewAccount } from "../../session/mailed/accountByLink.ts";
import { addressOf } from "./request/addressOf.ts";
import { passwordProblem } from "./NewPasswordField.tsx";

/** The typed details of a new account. */
export interface TypedAccount {
  email: string;
  name: string;
  password: string;
}

/** The problem with each field, as a text key or its last part, or null. */
export interface AccountProblems {
  email: "missing" | "malformed" | "other" | null;
  name: "nameMissing" | "nameMalformed" | null;
  password: "short" | "long" | "weak" | null;
}

export const noProblems: AccountProblems = { email: null, name: null, password: null };

/** The details of a new account in their stored form, or the problems with the typed values. */
export function checkNewAccount(
  typed: TypedAccount,
): { ok: true; account: NewAccount } | { ok: false; problems: AccountProblems } {
  const email = addressOf(typed.email);
  const name = typed.name.replace(/\s+/g, " ").trim().normalize("NFC");
  const problems: AccountProblems = {
    email: email.ok ? null : email.problem,
    name: nameProblem(name),
    password: optionalPasswordProblem(typed.password),
  };
  if (!email.ok || problems.name !== null || problems.password !== null) {
    return { ok: false, problems };
  }
  const password = typed.password === "" ? null : typed.password;
  return { ok: true, account: { email: email.address, name, password } };
}

function nameProblem(name: string): AccountProblems["name"] {
  if (name === "") return "nameMissing";
  return patterns.displayName.test(name) ? null : "nameMalformed";
}

function optionalPasswordProblem(password: string): AccountProblems["password"] {
  const problem = passwordProblem(password);
  return problem === "missing" ? null : problem;
}
