import { useEffect, useState } from "react";

import { builtOff } from "./builtOff.ts";

/** The features that are off, on a page without Firestore; the server's answer comes later. */
export function useFetchedSwitches(): readonly string[] {
  const [off, setOff] = useState(builtOff);
  useEffect(() => {
    // Loaded on demand, because the form must not wait for it. Without it, the form works as usual.
    import("./fetchSwitches.ts")
      .then(({ fetchSwitches }) => fetchSwitches())
      .then(setOff, () => {});
  }, []);
  return off;
}
