import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";

import { deployed, mailFunctions } from "../deployed.ts";
import { faultOf, groupedFault, type Fault } from "../faults.ts";
import type { FunctionState } from "../read/readFunctions.ts";
import type { Wanted } from "../wanted.ts";

/** Whether every function is deployed, works, and runs as the account that is made for them. */
export function checkFunctions(found: readonly FunctionState[], wanted: Wanted): Fault[] {
  const email = functionsAccountEmail(wanted.project);
  const names = new Set(wantedFunctions(wanted));
  const ours = found.filter(({ name }) => names.has(name));
  return [
    ...groupedFault(
      "function-missing",
      "names",
      [...names].filter((name) => !found.some((one) => one.name === name)),
    ),
    ...ours
      .filter(({ state }) => state !== "ACTIVE")
      .map(({ name, state }) => faultOf("function-inactive", { name, state })),
    ...ours
      .filter((one) => one.email !== email)
      .map((one) => faultOf("function-account", { name: one.name, found: one.email, email })),
  ];
}

/** All functions of the configuration. */
export function wantedFunctions({ mailDomain }: Pick<Wanted, "mailDomain">): string[] {
  return Object.values(deployed)
    .flat()
    .filter((name: string) => mailDomain !== null || !mailFunctions.includes(name));
}
