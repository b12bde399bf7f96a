import CallIcon from "@mui/icons-material/CallOutlined";
import MenuIcon from "@mui/icons-material/Menu";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { SxProps, Theme } from "@mui/material/styles";
import { defaultLanguage, type Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { homePath, loginPath, publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { nonBreaking } from "../../lib/format.ts";
import { visitorMarkup } from "../../lib/visitorMarkup.ts";
import { Button } from "../../ui/Button.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { AccountLinks } from "./AccountLinks.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";
import { HeaderMenu, LanguageLinks, menuItemStyles, ThemeChoice } from "./HeaderMenu.tsx";

interface SiteLocation {
  language: Language;
  /** The English path of the current page; undefined for one without an address of its own. */
  path?: string | undefined;
}

/**
 * The header of every public page, with the pages in a row, or in a menu on narrow screens. Only
 * the home page syncs the session of signed-in visitors; elsewhere the link is only renamed.
 */
export function SiteHeader({ language, path }: SiteLocation) {
  const { t } = useTranslation(["site", "common"]);
  const links = { language, path };
  const isHome = path === homePath(defaultLanguage);
  return (
    <SiteSection
      component="header"
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        alignItems: "center",
        gap: { xs: 0.25, sm: 1 },
        py: { xs: 1.5, sm: 2.5 },
      }}
    >
      <Link
        href={homePath(language)}
        aria-label={t("common:homePage")}
        underline="none"
        sx={{ display: "inline-flex", py: 1, borderRadius: 1 }}
      >
        <Logo nameStyles={yieldingName} />
      </Link>
      <Box
        component="nav"
        aria-label={t("nav.label")}
        sx={{ display: { xs: "none", lg: "block" }, ml: 3, ...unprinted }}
      >
        <SiteLinks {...links} listStyles={rowStyles} linkStyles={rowLinkStyles} />
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      <Box sx={{ display: "contents", ...unprinted }}>
        <Box component="nav" aria-label={t("nav.label")} sx={{ display: { lg: "none" } }}>
          <HeaderMenu label={t("menu")} icon={<MenuIcon />}>
            <SiteLinks {...links} linkStyles={menuItemStyles} />
          </HeaderMenu>
        </Box>
        <Box component="a" href={brand.phone.href} sx={phoneStyles}>
          <CallIcon fontSize="small" />
          {nonBreaking(brand.phone.display)}
        </Box>
        <LanguageLinks language={language} path={path ?? homePath(defaultLanguage)} />
        <ThemeChoice />
        <Button
          {...(isHome && { id: visitorMarkup.signIn })}
          href={loginPath(language)}
          data-signed-in={t("account.enter")}
          variant="outlined"
          sx={{
            px: { xs: 1, sm: 2.75 },
            ml: { sm: 1 },
            flexShrink: 0,
            whiteSpace: "nowrap",
            "&[hidden]": { display: "none" },
          }}
        >
          {t("signIn")}
        </Button>
        {isHome && <AccountLinks />}
      </Box>
    </SiteSection>
  );
}

/** Hides the name where the header has no room; Spanish and French have the longest sign-in labels. */
const yieldingName = {
  "@media (max-width: 359px)": { display: "none" },
  "&:lang(es), &:lang(fr)": { "@media (max-width: 389px)": { display: "none" } },
};

const unprinted = { "@media print": { display: "none" } };

/** Two buttons instead of one leave no room for the phone number and the last page. */
const signedIn = `header:has(#${visitorMarkup.account}:not([hidden]))`;

/** Where it is missing for want of room, the call bar or the page has the number. */
const phoneStyles = {
  display: "none",
  // These have the longest names of pages.
  [`&:not(:lang(es), :lang(fr), ${signedIn} *)`]: {
    "@media (min-width: 1280px)": { display: "inline-flex" },
  },
  alignItems: "center",
  gap: 0.75,
  minHeight: 44,
  px: 1.25,
  borderRadius: 999,
  color: "primary.main",
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:hover": { backgroundColor: "tint" },
};

const rowStyles = {
  display: "flex",
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: "none",
  [`${signedIn} & li:last-of-type`]: { display: "none" },
};

const rowLinkStyles = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  px: 1.25,
  borderRadius: 999,
  color: "text.primary",
  fontSize: "1rem",
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:hover": { backgroundColor: "tint" },
  "&[aria-current]": { backgroundColor: "tint", fontWeight: 600 },
};

const linkedPages = [
  "price",
  "individuals",
  "businesses",
  "embedded",
  "partners",
  "glossary",
] as const;

interface SiteLinksProps extends SiteLocation {
  /** Leave undefined if a menu's list already contains the links. */
  listStyles?: SxProps<Theme>;
  linkStyles: SxProps<Theme>;
}

/** The links to the pages of our offers, as list items. */
function SiteLinks({ language, path, listStyles, linkStyles }: SiteLinksProps) {
  const { t } = useTranslation("site");
  const items = linkedPages.map((page) => (
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
