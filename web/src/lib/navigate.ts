/**
 * Goes to another document. Signing in and out and changing a page's language are document
 * navigations: they end every listener, empty the memory and bring the target's own CSP.
 *
 * @param path absolute, of this origin. Anything that names another origin leads to the home page:
 *   some paths are made of addresses, which anyone can write.
 */
export function navigate(path: string): void {
  // The way back may restore this page from the browser's memory as it was when it was left:
  // busy, or with a user who has gone. It has to begin anew.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
  location.assign(isOfThisOrigin(path) ? path : "/");
}

/** The address of the page does not matter for an absolute path; only the browser's reading of it does. */
export function isOfThisOrigin(path: string): boolean {
  return (
    path.startsWith("/") &&
    URL.canParse(path, location.origin) &&
    new URL(path, location.origin).origin === location.origin
  );
}
