import { useDeferredValue, useState, useSyncExternalStore } from "react";

/**
 * Whether a row shows all its content. A row that comes into view during fast scrolling shows only
 * its name; once the scrolling slows down, React completes it at low priority. Complete rows stay
 * complete.
 */
export function useDeferredRow({ isOn, subscribe }: FastScroll): boolean {
  const [startedFast] = useState(isOn);
  const fast = useSyncExternalStore(subscribe, startedFast ? isOn : never);
  return useDeferredValue(!fast, !startedFast);
}

function never(): boolean {
  return false;
}

/** Detects scrolling that is too fast to read. */
export type FastScroll = {
  isOn: () => boolean;
  /** Calls the listener on each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Tracks the window's scrolling until the returned function is called. */
  watch: () => () => void;
};

/** Scrolling more than this share of a screen in each of several frames counts as fast. */
const fastFrameShare = 1 / 3;
const fastFramesNeeded = 3;

/** How long scrolling must pause to end fast scrolling, in milliseconds. */
const restMs = 100;

/**
 * Creates a detector. A single jump, such as Page Down, is not fast: its rows show in full
 * immediately.
 */
export function createFastScroll(): FastScroll {
  const listeners = new Set<() => void>();
  let fast = false;
  let fastFrames = 0;
  let position = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function set(next: boolean) {
    if (next === fast) return;
    fast = next;
    for (const listener of listeners) listener();
  }

  function onScroll() {
    const distance = Math.abs(window.scrollY - position);
    position = window.scrollY;
    fastFrames = distance > window.innerHeight * fastFrameShare ? fastFrames + 1 : 0;
    set(fastFrames >= fastFramesNeeded);
    clearTimeout(rest);
    rest = setTimeout(() => {
      fastFrames = 0;
      set(false);
    }, restMs);
  }

  return {
    isOn: () => fast,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch() {
      position = window.scrollY;
      // Runs before the listeners that render the rows coming into view.
      const options = { capture: true, passive: true };
      window.addEventListener("scroll", onScroll, options);
      return () => {
        window.removeEventListener("scroll", onScroll, options);
        clearTimeout(rest);
      };
    },
  };
}
