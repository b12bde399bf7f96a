import { useEffect, type RefObject } from "react";

import type { LeadRow } from "../data/leadRow.ts";
import type { LeadFeed } from "../paging/leadFeed.ts";

/** Keeps the cards in sight subscribed, and loads more when the last one comes into sight. */
export function useCardsInSight(
  container: RefObject<HTMLElement | null>,
  rows: readonly LeadRow[],
  { older, showOlder, setVisibleRange }: LeadFeed,
): void {
  useEffect(() => {
    const seen = new Set<number>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = rows.findIndex(({ id }) => id === target.getAttribute("data-row"));
        if (isIntersecting) seen.add(index);
        else seen.delete(index);
      }
      if (seen.size === 0) return;
      const last = Math.max(...seen);
      setVisibleRange({ first: Math.min(...seen), last });
      if (last >= rows.length - 1 && older === "some") showOlder();
    });
    for (const card of container.current?.querySelectorAll("[data-row]") ?? []) {
      observer.observe(card);
    }
    return () => observer.disconnect();
  }, [container, rows, older, showOlder, setVisibleRange]);
}
