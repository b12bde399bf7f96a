import { useDeferredValue, useState, useSyncExternalStore } from "react";

import type { FastScroll } from "./fastScroll.ts";

/**
 * Whether a row shows all its content. A row that comes into view during fast scrolling shows only
 * its name; once the scrolling slows down, React completes it at low priority. Complete rows stay
 * complete.
 */
export function useDeferredRow({ isOn, subscribe }: FastScroll): boolean {
  const [cameInHurry] = useState(isOn);
  const hurried = useSyncExternalStore(subscribe, cameInHurry ? isOn : never);
  return useDeferredValue(!hurried, !cameInHurry);
}

function never(): boolean {
  return false;
}
