import type { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";

import type { Handler } from "../http/route.ts";
import { switchedOff } from "./featureSwitches.ts";

/** Returns which features are off. Public, and without a limit, because its read is cached. */
export const findSwitches: Handler<typeof sessionEndpoints.findSwitches> = async () => ({
  output: { off: await switchedOff() },
});
