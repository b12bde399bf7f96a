import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { defaultLanguage, type Language } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

interface SiteLinksProps {
  language: Language;
  /** The English path of the page the links stand on. */
  path: string;
  /** Left out where the list of a menu stands around the links. */
  listStyles?: SxProps<Theme>;
  linkStyles: SxProps<Theme>;
}

/** The pages that say what we offer, as the items of a list. */
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
