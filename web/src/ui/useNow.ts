import { useSyncExternalStore } from "react";

import { onServerTime, serverNow } from "../lib/serverTime.ts";

/**
 * The time, anew every half minute: all who show how long ago something was share one clock, which is
 * the server's where somebody has asked for it.
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
