/** Whether the window is scrolled faster than anyone reads. */
export type FastScroll = {
  isOn: () => boolean;
  /** Tells of each change, until what it answers is called. */
  subscribe: (listener: () => void) => () => void;
  /** Looks at how the window is scrolled, until what it answers is called. */
  watch: () => () => void;
};

/** Who goes by more than a third of a screen in each of several frames reads nothing on the way. */
const fastFrameShare = 1 / 3;
const fastFramesNeeded = 3;

/** So long nothing moves, in milliseconds, until one has come to rest. */
const restMs = 100;

/** Nobody is in a hurry yet. A single leap, such as Page Down makes, is none: its rows are read at once. */
export function createFastScroll(): FastScroll {
  const listeners = new Set<() => void>();
  let hurried = false;
  let leaps = 0;
  let place = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function set(next: boolean) {
    if (next === hurried) return;
    hurried = next;
    for (const listener of listeners) listener();
  }

  function onScroll() {
    const way = Math.abs(window.scrollY - place);
    place = window.scrollY;
    leaps = way > window.innerHeight * fastFrameShare ? leaps + 1 : 0;
    set(leaps >= fastFramesNeeded);
    clearTimeout(rest);
    rest = setTimeout(() => {
      leaps = 0;
      set(false);
    }, restMs);
  }

  return {
    isOn: () => hurried,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch() {
      place = window.scrollY;
      // Before those who render what comes into sight.
      const options = { capture: true, passive: true };
      window.addEventListener("scroll", onScroll, options);
      return () => {
        window.removeEventListener("scroll", onScroll, options);
        clearTimeout(rest);
      };
    },
  };
}
