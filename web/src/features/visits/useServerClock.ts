import { useEffect, useState } from "react";

import { serverNow } from "../../lib/serverTime.ts";

/** The server's time, at an interval shorter than that of `useNow`. */
export function useServerClock(everyMs: number): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
