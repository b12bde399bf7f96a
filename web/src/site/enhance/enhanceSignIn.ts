import { visitorMarkup } from "../../lib/visitorMarkup.ts";

/**
 * Renames the sign-in link for a visitor who seems to be signed in, on pages without session code.
 */
export function enhanceSignIn(): void {
  const link = document.getElementById(visitorMarkup.signIn);
  if (link) link.textContent = link.dataset["signedIn"] ?? "";
}
