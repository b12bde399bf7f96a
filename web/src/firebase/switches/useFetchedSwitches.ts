import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { useEffect, useState } from "react";

import { callServer } from "../calls.ts";
import { builtOff } from "./builtOff.ts";

/** The features that are off, on a page without Firestore; the server's answer comes later. */
export function useFetchedSwitches(): readonly string[] {
  const [off, setOff] = useState(builtOff);
  useEffect(() => {
    void fetchSwitches().then(setOff);
  }, []);
  return off;
}

/** Without an answer, only what this build turns off: the server refuses the rest anyway. */
export function fetchSwitches(): Promise<readonly string[]> {
  return callServer(sessionEndpoints.findSwitches, null).then(
    ({ off }) => off.concat(builtOff),
    () => builtOff,
  );
}
