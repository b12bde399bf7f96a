import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Blocks Back and Forward while a dialog is open that does not belong to one page. React Router's
 * own blocker needs a data router. `useUnloadWarning` covers navigation to another document.
 *
 * @param blocks whether such a dialog is open, or about to open
 * @param onBlocked called each time, with the page and its address unchanged
 * @param isFree whether a path may be gone to all the same
 */
export function useNavigationBlocker(
  blocks: boolean,
  onBlocked: () => void,
  isFree: (path: string) => boolean = never,
): void {
  const notify = useEffectEvent(onBlocked);
  const mayGo = useEffectEvent(isFree);
  const { key } = useLocation();
  // A free path moves the page to another entry of the history.
  const entry = isFree === never ? null : key;
  useEffect(() => {
    if (!blocks) return undefined;
    const here = positionOf(history.state);
    const block = (event: PopStateEvent) => {
      if (mayGo(location.pathname)) return;
      // Hides the event from the router, which would otherwise briefly render the other page.
      event.stopImmediatePropagation();
      const distance = here - positionOf(event.state);
      if (distance === 0) notify();
      else history.go(distance);
    };
    window.addEventListener("popstate", block, { capture: true });
    return () => window.removeEventListener("popstate", block, { capture: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the entry stands for the history's state
  }, [blocks, entry]);
}

const never = () => false;

/** The index that React Router stores in each entry of the document's history. */
function positionOf(state: unknown): number {
  const index: unknown = Object(state).idx;
  return typeof index === "number" ? index : 0;
}

/**
 * Makes the browser ask for confirmation before the tab is closed or left while `needed` is true.
 */
export function useUnloadWarning(needed: boolean): void {
  useEffect(() => {
    if (!needed) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [needed]);
}
