import type { KeyboardEvent } from "react";

/** Handles Enter in a text of several lines; Shift+Enter still starts a new line. */
export function onEnter(send: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    // Enter that confirms an input method's composition, as in Japanese, must not send the text.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
}
