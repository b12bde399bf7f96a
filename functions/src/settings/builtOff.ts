import type { Feature } from "@salvia/domain/configuration/feature";
import { parseFeaturesOff } from "@salvia/domain/shared/switches";

type Environment = Readonly<Record<string, string | undefined>>;

/** The features that this deployment turns off (decision 51). */
export function builtOff(env: Environment = process.env): Feature[] {
  return parseFeaturesOff(env["FEATURES_OFF"]);
}
