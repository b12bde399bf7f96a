import { visitorMarkup } from "../lib/visitorMarkup.ts";

/** Names the way in for someone who seems to be signed in, on pages that do not look any closer. */
export function enhanceSignIn(): void {
  const link = document.getElementById(visitorMarkup.signIn);
  if (link) link.textContent = link.dataset["signedIn"] ?? "";
}
