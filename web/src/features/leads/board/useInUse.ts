import { useState, type FocusEvent, type PointerEvent } from "react";

/** Whether the mouse or the focus is in an element, with the handlers that find out. */
export function useInUse() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    // A finger leaves no pointer behind when it is lifted.
    onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== "touch"),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return { inUse: pointed || focused, handlers };
}
