import { useEffect, useState } from "react";

/**
 * Counts seconds down.
 *
 * @param secondsAt the seconds left at a moment, in milliseconds since 1970; 0 ends the count
 */
export function useSecondsLeft(secondsAt: (now: number) => number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsAt(now);
  const over = seconds === 0;

  useEffect(() => {
    if (over) return undefined;
    // Timers of a background page run late, so read the clock instead of counting.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return seconds;
}
