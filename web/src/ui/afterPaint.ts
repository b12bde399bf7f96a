import { useEffect, useState } from "react";

/**
 * Does work after the next frame is painted, so that the frame doesn't wait for it. A hidden page
 * paints no frame; there, and on a page that is being left, the work isn't delayed for long.
 */
export function afterPaint(work: () => void): void {
  const done = new AbortController();
  function run() {
    if (done.signal.aborted) return;
    done.abort();
    work();
  }
  // When the second frame begins, the first one has been painted.
  requestAnimationFrame(() => requestAnimationFrame(run));
  setTimeout(run, longestMs);
  window.addEventListener("pagehide", run, { signal: done.signal });
}

const longestMs = 100;

/** A value that follows another one after the frame with its change. */
export function useAfterPaint<T>(value: T): T {
  const [known, setKnown] = useState(value);
  useEffect(() => {
    if (value === known) return undefined;
    let isLatest = true;
    afterPaint(() => {
      if (isLatest) setKnown(value);
    });
    return () => {
      isLatest = false;
    };
  }, [value, known]);
  return known;
}
