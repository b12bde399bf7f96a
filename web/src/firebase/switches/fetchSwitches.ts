import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";

import { callServer } from "../calls.ts";
import { builtOff } from "./builtOff.ts";

/** Without an answer, only what this build turns off: the server refuses the rest anyway. */
export function fetchSwitches(): Promise<readonly string[]> {
  return callServer(sessionEndpoints.findSwitches, null).then(
    ({ off }) => off.concat(builtOff),
    () => builtOff,
  );
}
