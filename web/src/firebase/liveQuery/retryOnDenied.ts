import { FirebaseError } from "firebase/app";

import type { Source } from "./source.ts";

/**
 * Retries a source that is refused before reporting the error.
 *
 * A refusal is often the first sign that the user's token was revoked: a moment later the tab
 * leaves, or has a new, valid token. Showing an error meanwhile would alarm the user for nothing,
 * and the list would stay broken.
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
      // A source may have several listeners, and each of them is refused.
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

// The server revokes tokens up to a second before it announces it, and a new token takes a round
// trip.
const waitsMs = [1_000, 2_000];

// Values do not reset the count: the cache answers before the server refuses again.
const forgottenAfterMs = 60_000;

/** Whether the rules refused the request. */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof FirebaseError && error.code.endsWith("permission-denied");
}
