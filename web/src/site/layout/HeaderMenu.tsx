import ContrastIcon from "@mui/icons-material/ContrastOutlined";
import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import TranslateIcon from "@mui/icons-material/Translate";
import LightIcon from "@mui/icons-material/WbSunnyOutlined";
import Box from "@mui/material/Box";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { pathInLanguage } from "../../i18n/pagePath.ts";
import { schemeAttribute } from "../../theme/themePreference.ts";

interface HeaderMenuProps {
  label: string;
  icon: ReactNode;
  /** What is chosen now, shown beside the icon where there is room. */
  choice?: string;
  /**
   * Whether the menu needs its script: the markup exists but stays hidden until the script enables
   * it. Where scripts run, its space is reserved, so that the layout does not shift.
   */
  needsScript?: boolean;
  children: ReactNode;
}

/**
 * A small menu that opens without JavaScript: a `details` element whose summary is the button. The
 * page's script closes it on Escape and on a click outside.
 */
export function HeaderMenu({
  label,
  icon,
  choice,
  needsScript = false,
  children,
}: HeaderMenuProps) {
  return (
    <Box
      component="details"
      data-menu=""
      hidden={needsScript}
      sx={{
        position: "relative",
        ...(needsScript && {
          "&[hidden]": { display: "block", visibility: "hidden" },
          [`html:not([${schemeAttribute}]) &`]: { display: "none" },
        }),
      }}
    >
      <Box
        component="summary"
        aria-label={choice === undefined ? label : `${label}: ${choice}`}
        title={label}
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          gap: 0.75,
          minWidth: 44,
          height: 44,
          // Keeps enough room for the name and the longest "Sign in" beside three of these.
          "@media (max-width: 419px)": { minWidth: 40 },
          ...(choice !== undefined && { px: { md: 1.25 } }),
          borderRadius: 999,
          cursor: "pointer",
          color: "text.secondary",
          listStyle: "none",
          "&::-webkit-details-marker": { display: "none" },
          "&:hover": { backgroundColor: "tint" },
        }}
      >
        {icon}
        {choice === undefined ? null : (
          <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
            {choice}
          </Box>
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          // `details` does not inherit the page's box-sizing.
          boxSizing: "border-box",
          position: "absolute",
          right: 0,
          top: "calc(100% + 4px)",
          zIndex: 1,
          m: 0,
          p: 1,
          minWidth: 184,
          listStyle: "none",
          borderRadius: "12px",
          border: "1px solid",
          borderColor: "divider",
          backgroundColor: "background.paper",
          boxShadow: "0 12px 32px rgb(16 25 21 / 0.14)",
          // Hides the menu once the keyboard focus moves into the page, so that it does not cover
          // the focus, with or without the script.
          "body:has(main :focus-visible, footer :focus-visible) &": { display: "none" },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Styles of a menu item, for links and buttons. */
export const menuItemStyles = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  width: "100%",
  minHeight: 44,
  px: 1.5,
  border: 0,
  borderRadius: "8px",
  background: "none",
  font: "inherit",
  fontSize: "1rem",
  textAlign: "start",
  textDecoration: "none",
  color: "text.primary",
  cursor: "pointer",
  "&:hover": { backgroundColor: "tint" },
  "&[aria-current], &[aria-pressed='true']": { backgroundColor: "tint", fontWeight: 650 },
} as const;

/** Links to the page in the other languages. The page's script saves the choice. */
export function LanguageLinks({ language, path }: { language: Language; path: string }) {
  const { t } = useTranslation();
  return (
    <HeaderMenu
      label={t("language")}
      icon={<TranslateIcon fontSize="small" />}
      choice={languageNames[language]}
    >
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

/**
 * The choice of light, dark or system. It is hidden without JavaScript, because the device then
 * decides.
 */
export function ThemeChoice() {
  const { t } = useTranslation();
  return (
    <HeaderMenu label={t("theme.label")} icon={<ContrastIcon />} needsScript>
      {(["light", "dark", "system"] as const).map((preference) => (
        <li key={preference}>
          <Box component="button" type="button" data-theme-choice={preference} sx={menuItemStyles}>
            {icons[preference]}
            {t(`theme.${preference}`)}
          </Box>
        </li>
      ))}
    </HeaderMenu>
  );
}

const icons = {
  light: <LightIcon fontSize="small" />,
  dark: <DarkIcon fontSize="small" />,
  system: <ContrastIcon fontSize="small" />,
};
