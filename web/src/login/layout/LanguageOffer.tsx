import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { languages } from "@salvia/domain/shared/language";

import { saveLanguage } from "../../i18n/languageStorage.ts";
import { offerAttribute } from "../../i18n/offerAttribute.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import {
  offerCloseStyles,
  offerLinkStyles,
  offerStyles,
  offerWords,
} from "../../i18n/languageOffer.ts";

/**
 * One line for each other language, as on the public pages. It leads to the page in that language,
 * as the menu does.
 */
export function LanguageOffer() {
  const { language, setLanguage } = useLanguage();

  function close() {
    document.documentElement.removeAttribute(offerAttribute);
    saveLanguage(language);
  }

  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <Box
        key={other}
        component="aside"
        aria-label={offerWords[other].view}
        lang={other}
        data-language-offer={other}
        sx={offerStyles}
      >
        <Link
          component="button"
          type="button"
          onClick={() => setLanguage(other)}
          sx={offerLinkStyles}
        >
          {offerWords[other].view}
        </Link>
        <Box component="button" type="button" onClick={close} sx={offerCloseStyles}>
          {offerWords[other].close}
        </Box>
      </Box>
    ));
}
