import TranslateIcon from "@mui/icons-material/Translate";
import Box from "@mui/material/Box";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { pathInLanguage } from "../../i18n/pagePath.ts";
import { HeaderMenu, menuItemStyles } from "./HeaderMenu.tsx";

/** Links to the page in the other languages. The page's script saves the choice. */
export function LanguageLinks({ language, path }: { language: Language; path: string }) {
  const { t } = useTranslation();
  return (
    <HeaderMenu label={t("language")} icon={<TranslateIcon />}>
      {languages.map((other) => (
        <li key={other}>
          <Box
            component="a"
            href={pathInLanguage(path, other)}
            hrefLang={other}
            lang={other}
            data-language={other}
            aria-current={other === language ? "true" : undefined}
            sx={menuItemStyles}
          >
            {languageNames[other]}
          </Box>
        </li>
      ))}
    </HeaderMenu>
  );
}
