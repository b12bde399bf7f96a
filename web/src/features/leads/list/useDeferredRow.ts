import { useDeferredValue, useState, useSyncExternalStore } from "react";

import type { FastScroll } from "./fastScroll.ts";

/**
 * Whether a row shows all it has. One that comes into sight while the list is scrolled in a hurry shows
 * its name alone until one slows down: then the rows are completed between the frames. What shows
 * all goes on doing so.
 */
export function useDeferredRow({ isOn, subscribe }: FastScroll): boolean {
  const [cameInHurry] = useState(isOn);
  const hurried = useSyncExternalStore(subscribe, cameInHurry ? isOn : never);
  return useDeferredValue(!hurried, !cameInHurry);
}

function never(): boolean {
  return false;
}
