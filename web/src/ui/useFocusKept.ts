import { useEffect, type RefObject } from "react";

/**
 * Where a change takes away what had the focus, gives the focus to something that stays: a keyboard's
 * place is never the top of the page by accident.
 *
 * @param changed what may take it away
 */
export function useFocusKept(keeper: RefObject<HTMLElement | null>, changed: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body) keeper.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the change is the question
  }, [keeper, changed]);
}
