import { hintedUser } from "../lib/signedInHint.ts";
import { enhanceContact } from "./enhance/enhanceContact.ts";
import { enhanceGroupCheck, enhancePlans } from "./enhance/enhancePlans.ts";
import { enhanceLanguage, enhanceLanguageOffer } from "./enhance/enhanceLanguage.ts";
import { enhanceMenus, enhanceSignIn, enhanceTheme } from "./enhance/enhanceHeader.ts";
import { enhanceNotFound } from "./enhance/enhanceNotFound.ts";

// The only script of the public pages. Each part finds its markup or does nothing; the pages work
// without any of it.
enhanceMenus();
enhanceTheme();
enhanceLanguage();
enhanceLanguageOffer();
enhanceNotFound();
enhancePlans();
enhanceContact();
enhanceGroupCheck();

// The session code is larger than the page. It loads only if the visitor may be signed in, and only
// on the home page, because only its policy allows the identity provider.
if (hintedUser() !== null) {
  const { visitorScript } = document.documentElement.dataset;
  // Imports by address; for an import by name the bundler would add a loader half as large as this
  // script.
  if (visitorScript !== undefined) void import(/* @vite-ignore */ visitorScript);
  else enhanceSignIn();
}
