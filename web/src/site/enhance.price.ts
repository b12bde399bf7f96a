import { hintedUser } from "../lib/signedInHint.ts";
import { enhanceContact } from "./enhance/enhanceContact.ts";
import { enhanceLanguage, enhanceLanguageOffer } from "./enhance/enhanceLanguage.ts";
import { enhanceMenus, enhanceSignIn, enhanceTheme } from "./enhance/enhanceHeader.ts";
import { enhancePrice } from "./enhance/enhancePrice.ts";

// The only script of the price page: what it needs of the other pages' script, and its own part.
enhanceMenus();
enhanceTheme();
enhanceLanguage();
enhanceLanguageOffer();
enhancePrice();
enhanceContact();
if (hintedUser() !== null) enhanceSignIn();
