import { useEffect, useState } from "react";

import { serverNow } from "../../../lib/time/serverTime.ts";

/** The server's time, updated every `everyMs`, which may be more often than `useNow`. */
export function useServerClock(everyMs: number): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
