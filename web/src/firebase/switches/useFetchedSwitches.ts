import { useEffect, useState } from "react";

import { builtOff } from "./builtOff.ts";

/** The features that are off, on a page without Firestore; the server's answer comes later. */
export function useFetchedSwitches(): readonly string[] {
  const [off, setOff] = useState(builtOff);
  useEffect(() => {
    // Without the script, the page says so when it lacks the session's.
    import("./fetchSwitches.ts")
      .then(({ fetchSwitches }) => fetchSwitches())
      .then(setOff, () => {});
  }, []);
  return off;
}
