import { useSyncExternalStore } from "react";

import { serverNow } from "../lib/serverTime.ts";

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
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = serverNow();
    timer = setInterval(tick, tickMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}
