import { useEffect, useRef, type RefObject } from "react";

/** The element that had the focus last; it may have been removed since, before a component mounts. */
let focused: Element | null = null;
globalThis.document?.addEventListener("focusin", () => (focused = document.activeElement));

/**
 * Moves the focus to `keeper` when a change removes the focused element, so that keyboard users are
 * not sent back to the top of the page. While nothing is focused, a change moves nothing: the focus
 * would scroll the page under someone who reads it.
 *
 * @param changed value whose change may remove the focused element; its first value moves nothing
 */
export function useFocusKept(keeper: RefObject<HTMLElement | null>, changed: unknown): void {
  const known = useRef(changed);
  useEffect(() => {
    if (known.current === changed) return;
    known.current = changed;
    const isLost = focused !== null && (!focused.isConnected || focused.matches(":disabled"));
    if (isLost && document.activeElement === document.body) keeper.current?.focus();
  }, [keeper, changed]);
}
