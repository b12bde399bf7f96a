import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { defaultLanguage, type Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

interface SiteLinksProps {
  language: Language;
  /** The English path of the current page. */
  path: string;
  /** Leave undefined if a menu's list already contains the links. */
  listStyles?: SxProps<Theme>;
  linkStyles: SxProps<Theme>;
}

/** The links to the pages of our offers, as list items. */
export function SiteLinks({ language, path, listStyles, linkStyles }: SiteLinksProps) {
  const { t } = useTranslation("site");
  const items = (["individuals", "businesses", "embedded", "partners"] as const).map((page) => (
    <li key={page}>
      <Box
        component="a"
        href={publicPath(page, language)}
        aria-current={publicPath(page, defaultLanguage) === path ? "page" : undefined}
        sx={linkStyles}
      >
        {t(`nav.${page}`)}
      </Box>
    </li>
  ));
  return listStyles === undefined ? (
    items
  ) : (
    <Box component="ul" sx={listStyles}>
      {items}
    </Box>
  );
}
