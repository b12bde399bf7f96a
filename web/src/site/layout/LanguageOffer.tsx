import Box from "@mui/material/Box";
import { languages, type Language } from "@salvia/domain/shared/language";

import { pathInLanguage } from "../../i18n/pagePath.ts";
import {
  offerCloseStyles,
  offerLinkStyles,
  offerStyles,
  offerWords,
} from "../../i18n/languageOffer.ts";

/**
 * One line for each other language, in that language, that leads to the page in it. The head script
 * shows the one of a visitor's own language before the first paint, so that the layout does not
 * shift.
 */
export function LanguageOffer({ language, path }: { language: Language; path: string }) {
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <Box key={other} component="aside" lang={other} data-language-offer={other} sx={offerStyles}>
        <Box
          component="a"
          href={pathInLanguage(path, other)}
          hrefLang={other}
          data-language={other}
          sx={offerLinkStyles}
        >
          {offerWords[other].view}
        </Box>
        <Box component="button" type="button" data-language-close="" sx={offerCloseStyles}>
          {offerWords[other].close}
        </Box>
      </Box>
    ));
}
