import { useEffect, type RefObject } from "react";

/**
 * Moves the focus to `keeper` when a change removes the focused element, so that keyboard users are
 * not sent back to the top of the page.
 *
 * @param changed value whose change may remove the focused element
 */
export function useFocusKept(keeper: RefObject<HTMLElement | null>, changed: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body) keeper.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when `changed` changes
  }, [keeper, changed]);
}
