import type { Feature } from "@salvia/domain/configuration/feature";

import type { Handler } from "../http/route.ts";
import { switchedOff } from "./featureSwitches.ts";

/** Returns which features are off. Public, and without a limit, because its read is cached. */
export const findSwitches: Handler<null, { off: Feature[] }> = async () => ({
  output: { off: await switchedOff() },
});
