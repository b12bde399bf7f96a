import { useEffect } from "react";

import { askServerTime } from "../../lib/time/serverTime.ts";

/** Asks the server for its time now and whenever the user returns to the tab. */
export function useServerTime(): void {
  useEffect(() => {
    const ask = () => void askServerTime();
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);
}
