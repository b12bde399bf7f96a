import Box from "@mui/material/Box";
import { languages, type Language } from "@salvia/domain/shared/language";

import { pathInLanguage } from "../../i18n/pagePath.ts";
import { offerAttribute } from "../../i18n/offerAttribute.ts";

/**
 * One line for each other language, in that language, that leads to the page in it. The head script
 * shows the one of a visitor's own language before the first paint, so that the layout does not
 * shift.
 */
export function LanguageOffer({ language, path }: { language: Language; path: string }) {
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <Box key={other} component="aside" lang={other} data-language-offer={other} sx={bar}>
        <Box
          component="a"
          href={pathInLanguage(path, other)}
          hrefLang={other}
          data-language={other}
          sx={{ color: "primary.main", fontWeight: 600, py: 1.25 }}
        >
          {words[other].view}
        </Box>
        <Box component="button" type="button" data-language-close="" sx={closeStyles}>
          {words[other].close}
        </Box>
      </Box>
    ));
}

/** In the language that is offered, which is not that of the page. */
const words: Readonly<Record<Language, { view: string; close: string }>> = {
  en: { view: "View this page in English", close: "Close" },
  es: { view: "Ver esta página en español", close: "Cerrar" },
  pt: { view: "Ver esta página em português", close: "Fechar" },
  fr: { view: "Voir cette page en français", close: "Fermer" },
};

/** Matches the line in the language that the head script has found, in each language alike. */
const offered = languages
  .map((each) => `html[${offerAttribute}="${each}"] &[data-language-offer="${each}"]`)
  .join(", ");

const bar = {
  display: "none",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: 2,
  px: 2,
  backgroundColor: "tint",
  [offered]: { display: "flex" },
};

const closeStyles = {
  minHeight: 44,
  px: 2,
  border: 0,
  borderRadius: 999,
  background: "none",
  font: "inherit",
  color: "text.secondary",
  cursor: "pointer",
  "&:hover": { backgroundColor: "background.paper" },
};
