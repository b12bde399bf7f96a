import { hintedUser } from "../lib/signedInHint.ts";
import { enhanceContact } from "./enhanceContact.ts";
import { enhanceGroupCheck } from "./enhanceGroupCheck.ts";
import { enhanceLanguage } from "./enhanceLanguage.ts";
import { enhanceMenus } from "./enhanceMenus.ts";
import { enhanceNotFound } from "./enhanceNotFound.ts";
import { enhancePlans } from "./enhancePlans.ts";
import { enhanceSignIn } from "./enhanceSignIn.ts";
import { enhanceTheme } from "./enhanceTheme.ts";

// The one script of the public pages. Each part finds its markup or does nothing; the pages work
// without any of it.
enhanceMenus();
enhanceTheme();
enhanceLanguage();
enhanceNotFound();
enhancePlans();
enhanceContact();
enhanceGroupCheck();

// What knows about sessions weighs more than the page: only those who may be signed in load it, and
// only on the home page, which alone may talk to the identity provider.
if (hintedUser() !== null) {
  const { visitorScript } = document.documentElement.dataset;
  // By its address: for an import by name the bundler would add a loader as heavy as half this script.
  if (visitorScript !== undefined) void import(/* @vite-ignore */ visitorScript);
  else enhanceSignIn();
}
