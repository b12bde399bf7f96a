/**
 * Navigates to another document. Signing in, signing out and changing a page's language load a new
 * document, which ends every listener, clears the memory and applies the target's own CSP.
 *
 * @param path absolute, of this origin; anything that names another origin leads to the home page,
 * because some paths come from addresses that anyone can write
 */
export function navigate(path: string): void {
  leave(path, (address) => location.assign(address));
}

/** Like `navigate`, in place of the history's entry for this document. */
export function navigateInPlace(path: string): void {
  leave(path, (address) => location.replace(address));
}

function leave(path: string, go: (path: string) => void) {
  // Back may restore this page from the browser's memory as it was left: busy, or with a user who
  // has signed out since. It must reload.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
  go(isOfThisOrigin(path) ? path : "/");
}

/** Loads the current document again. Tests replace it, since they cannot replace `location`. */
export function reloadPage(): void {
  location.reload();
}

/** Any base address works for an absolute path; only the browser's parsing matters. */
export function isOfThisOrigin(path: string): boolean {
  return (
    path.startsWith("/") &&
    URL.canParse(path, location.origin) &&
    new URL(path, location.origin).origin === location.origin
  );
}
