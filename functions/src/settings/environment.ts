import {
  parseVariable,
  partFaults,
  type Values,
} from "@salvia/domain/configuration/parseConfiguration";
import { secretFault, type SecretName } from "@salvia/domain/configuration/secrets";
import type { VariableOf, VariableValue } from "@salvia/domain/configuration/variables";

/**
 * The value of one of our variables. Nothing else in the functions reads them (decision 46).
 *
 * @throws Error with one line that names the variable, not its value
 */
export function variable<Name extends VariableOf<"functions">>(
  name: Name,
  env: Values = process.env,
): VariableValue<Name> {
  return parseVariable(name, env);
}

/**
 * The value of a secret, which only a function that binds it has.
 *
 * @throws Error with one line that names the secret, not its value
 */
export function secret(name: SecretName, env: Values = process.env): string {
  const value = env[name] ?? "";
  const fault = secretFault(name, value);
  if (fault !== null) throw new Error(fault);
  return value;
}

/** Whether the code runs in the emulators, which need no configuration. */
export function isEmulated(env: Values = process.env): boolean {
  return env["FUNCTIONS_EMULATOR"] === "true";
}

/**
 * Throws if the functions' configuration is incomplete or contradictory. firebase-tools loads the
 * functions before it deploys them, so the deployment fails and no user meets the fault.
 */
export function checkEnvironment(env: Values = process.env): void {
  if (isEmulated(env)) return;
  const faults = partFaults("functions", env);
  if (faults.length > 0) throw new Error(["The configuration has faults:", ...faults].join("\n  "));
}
