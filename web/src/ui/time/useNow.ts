import { useSyncExternalStore, useEffect } from "react";

import { onServerTime, serverNow, askServerTime } from "../../lib/time/serverTime.ts";

/**
 * The current time, updated every half minute. All users of relative times share this clock, which
 * follows the server's once `askServerTime` has an answer.
 */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}

const tickMs = 30_000;

const listeners = new Set<() => void>();
let now = serverNow();
let stop = () => {};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = serverNow();
    stop = ticking();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function ticking(): () => void {
  const timer = setInterval(tick, tickMs);
  const stopListening = onServerTime(tick);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}

/** Asks the server for its time now and whenever the user returns to the tab. */
export function useServerTime(): void {
  useEffect(() => {
    const ask = () => void askServerTime();
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);
}
