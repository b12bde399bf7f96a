import { useEffect } from "react";

import { askServerTime } from "../lib/serverTime.ts";

/** Has the server's time asked for now, and whenever somebody comes back to the tab. */
export function useServerTime(): void {
  useEffect(() => {
    const ask = () => void askServerTime();
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);
}
