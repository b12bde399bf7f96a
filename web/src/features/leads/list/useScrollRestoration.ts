import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import type { LeadFeed } from "../paging/leadFeed.ts";

/**
 * Restores the scroll position when the user returns to a list, loading older leads until the
 * position exists.
 */
export function useScrollRestoration({ older, showOlder, rows }: LeadFeed): void {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const wanted = useRef(back ? places.get(key) : undefined);

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    if (wanted.current <= lowest) window.scrollTo(0, wanted.current);
    else if (older === "some") showOlder();
    if (wanted.current <= lowest || older === "none") wanted.current = undefined;
  }, [rows.length, older, showOlder]);

  useLayoutEffect(() => {
    return () => {
      places.set(key, window.scrollY);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- saves on unmount only
  }, []);
}

/** The scroll position of each history entry, in pixels. */
const places = new Map<string, number>();
