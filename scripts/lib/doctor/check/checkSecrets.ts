import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";

import { faultOf, type Fault } from "../faults.ts";
import { rolesOf } from "../read/iamPolicy.ts";
import type { SecretState } from "../read/readSecrets.ts";
import type { Wanted } from "../wanted.ts";
import { rolesOn } from "./checkAccount.ts";

/** Whether every secret has a value that the functions may read. */
export function checkSecrets(states: readonly SecretState[], wanted: Wanted): Fault[] {
  const email = functionsAccountEmail(wanted.project);
  return wanted.secrets.flatMap((name) => {
    const state = states.find((one) => one.name === name);
    if (state === undefined) return [faultOf("secret-missing", { name })];
    const roles = rolesOf(state.policy, `serviceAccount:${email}`);
    return rolesOn("secrets", wanted)
      .filter((role) => !roles.includes(role))
      .map((role) => faultOf("secret-closed", { name, email, role }));
  });
}
