import { hintedUser } from "./signedInHint.ts";

/**
 * Keeps what this document shows from coming back with the browser's Back button once its user has
 * signed out, or another has signed in. It is hidden when it is left, since a browser that restores it
 * from memory may paint it before any script runs.
 */
export function guardRestoredPage(reload: () => void = () => location.reload()): void {
  let leftBy: string | null = null;

  window.addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) return;
    leftBy = hintedUser();
    hide(true);
  });

  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    if (hintedUser() === leftBy) hide(false);
    else reload();
  });
}

function hide(hidden: boolean): void {
  document.documentElement.style.visibility = hidden ? "hidden" : "";
}
