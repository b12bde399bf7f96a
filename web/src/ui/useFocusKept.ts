import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus to `keeper` when a change removes the focused element, so that keyboard users are
 * not sent back to the top of the page.
 *
 * @param changed value whose change may remove the focused element; its first value moves nothing
 */
export function useFocusKept(keeper: RefObject<HTMLElement | null>, changed: unknown): void {
  const known = useRef(changed);
  useEffect(() => {
    if (known.current === changed) return;
    known.current = changed;
    if (document.activeElement === document.body) keeper.current?.focus();
  }, [keeper, changed]);
}
