import { hintedUser } from "./signedInHint.ts";

/**
 * Prevents the Back button from restoring this document after its user has signed out or another
 * user has signed in. The page is hidden when it is left, because a browser that restores it from
 * memory may paint it before any script runs.
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
