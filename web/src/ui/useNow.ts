import { useSyncExternalStore } from "react";

/** The time, anew every half minute: all who show how long ago something was share one clock. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}

const tickMs = 30_000;

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, tickMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}
