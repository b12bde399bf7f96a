import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from "react";

import { loadUntilThere } from "../lib/loadUntilThere.ts";

/** What has yet to be fetched. */
const awaited = new Set<() => Promise<unknown>>();

/**
 * A component that no page needs in order to show. Its script comes when the component is first shown,
 * however often that takes, or before that: see `fetchAwaited`.
 *
 * @param load imports it
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const fetch = async () => {
    awaited.delete(fetch);
    return { default: await loadUntilThere(load) };
  };
  awaited.add(fetch);
  return lazy(fetch);
}

/** Fetches what comes later: call it where something of it may be asked for next. */
export function fetchAwaited(): void {
  for (const fetch of awaited) void fetch();
}

/**
 * Fetches what comes later a while after the caller has shown, and so holds up nothing that is waited
 * for: it is there before it is asked for, even if the network is gone by then.
 */
export function useFetchAwaited(afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(fetchAwaited, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}
