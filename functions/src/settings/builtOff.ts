import type { Feature } from "@salvia/domain/configuration/feature";

import { variable } from "./environment.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The features that this deployment turns off (decision 51). */
export function builtOff(env: Environment = process.env): readonly Feature[] {
  return variable("FEATURES_OFF", env);
}
