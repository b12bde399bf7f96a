import { useEffect, useState } from "react";

/**
 * Counts seconds down on the page.
 *
 * @param secondsAt how many are left at a moment, in milliseconds since 1970; 0 ends the count
 */
export function useSecondsLeft(secondsAt: (now: number) => number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsAt(now);
  const over = seconds === 0;

  useEffect(() => {
    if (over) return undefined;
    // Timers of a page in the background come late: the clock is asked, not counted.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return seconds;
}
