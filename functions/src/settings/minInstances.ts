import type { Values } from "@salvia/domain/configuration/parseConfiguration";

import { variable } from "./environment.ts";

/** How many instances of the functions that every sign-in waits for always run (decision 50). */
export function minInstances(env: Values = process.env): number {
  return variable("MIN_INSTANCES", env);
}
