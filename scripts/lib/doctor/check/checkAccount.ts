import {
  functionsAccount,
  functionsAccountEmail,
  type FunctionsRole,
} from "@salvia/domain/configuration/functionsAccount";

import { faultOf, type Fault } from "../faults.ts";
import { rolesOf } from "../read/iamPolicy.ts";
import type { AccountState } from "../read/readAccount.ts";
import type { Wanted } from "../wanted.ts";

/** Whether the functions' service account exists and may act in its own name. */
export function checkAccount(state: AccountState, wanted: Wanted): Fault[] {
  const email = functionsAccountEmail(wanted.project);
  if (state === null) return [faultOf("account-missing", { email, name: functionsAccount })];
  if (state.isDisabled) return [faultOf("account-disabled", { email })];
  const roles = rolesOf(state.policy, `serviceAccount:${email}`);
  return rolesOn("itself", wanted)
    .filter((role) => !roles.includes(role))
    .map((role) => faultOf("self-role-missing", { email, role }));
}

/** The roles that the functions' service account needs on something. */
export function rolesOn(target: FunctionsRole["on"], { roles }: Wanted): string[] {
  return roles.filter(({ on }) => on === target).map(({ role }) => role);
}
