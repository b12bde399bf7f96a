import { FirebaseError } from "firebase/app";

import type { Source } from "./useLiveQuery.tsx";

/**
 * A source that is asked again when it is refused, before it says so.
 *
 * A refusal is often the first sign that the user's token has been ended: a moment later the tab
 * leaves, or has a new token that is good. A list that turned into an error meanwhile would
 * frighten somebody for nothing, and stay broken after it.
 */
export function retryOnDenied<T>(source: Source<T>): Source<T> {
  return (onValue, onError) => {
    let refusals: number[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | null = null;

    function refused(error: unknown) {
      const now = Date.now();
      refusals = [...refusals.filter((at) => now - at < forgottenAfterMs), now];
      const wait = isPermissionDenied(error) ? waitsMs[refusals.length - 1] : undefined;
      // A source may have several listeners, each of which is refused.
      stop?.();
      if (wait === undefined) onError(error);
      else timer = setTimeout(listen, wait);
    }

    function listen() {
      let current = true;
      const end = source(onValue, (error) => {
        if (!current) return;
        current = false;
        refused(error);
      });
      stop = () => {
        current = false;
        end();
      };
    }

    listen();
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  };
}

// The server ends tokens up to a second before it says so, and a new one takes its round trip.
const waitsMs = [1_000, 2_000];

// Values in between tell nothing: memory answers before the server refuses again.
const forgottenAfterMs = 60_000;

/** Whether the rules have said no. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof FirebaseError && error.code.endsWith("permission-denied");
}
