import { mayBeSignedIn } from "../lib/signedInHint.ts";
import { enhanceLanguage } from "./enhanceLanguage.ts";
import { enhanceMenus } from "./enhanceMenus.ts";
import { enhanceNotFound } from "./enhanceNotFound.ts";
import { enhanceTheme } from "./enhanceTheme.ts";

// The one script of the public pages. Each part finds its markup or does nothing; the pages work
// without any of it.
enhanceMenus();
enhanceTheme();
enhanceLanguage();
enhanceNotFound();

// What knows about sessions weighs more than the page: only those who may be signed in load it.
if (mayBeSignedIn()) void showVisitorLinks();

async function showVisitorLinks() {
  // oxlint-disable-next-line no-restricted-imports -- the one lazy door from the site to sessions
  const door = await import("../session/visitorLinks.ts");
  door.showVisitorLinks();
}
