import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from "react";

import { loadUntilThere } from "../lib/loadUntilThere.ts";

/** Loaders of components that are not fetched yet. */
const awaited = new Set<() => Promise<unknown>>();

/**
 * Creates a component that is not needed for the first render of any page. Its script loads on
 * first render, with retries until it succeeds, or earlier through `fetchAwaited`.
 *
 * @param load imports the component
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

/**
 * Creates a component that only some areas need. Like `later`, but `fetchAwaited` leaves it out; an
 * area that needs it passes the same import to `later`.
 */
export function onFirstUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadUntilThere(load) }));
}

/** Prefetches all deferred components. Call it where the user may need one of them next. */
export function fetchAwaited(): void {
  for (const fetch of awaited) void fetch();
}

/**
 * Prefetches all deferred components `afterMs` milliseconds after the caller mounts, so that they
 * do not delay the first render and are available even if the network is gone by then.
 */
export function useFetchAwaited(afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(fetchAwaited, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}
