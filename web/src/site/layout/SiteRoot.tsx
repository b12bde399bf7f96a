import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/material/styles";
import { siteOrigin } from "../siteOrigin.ts";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { createSalviaTheme } from "../../theme/theme.ts";
import { schemeAttribute } from "../../theme/themePreference.ts";

const theme = createSalviaTheme("site");

/** The root of every rendered public page: the site's theme and its texts. */
export function SiteRoot({ translator, children }: { translator: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={translator}>
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <GlobalStyles
          styles={[buttonFont, darkWithoutScript, evenLines, clearOfCallBar, printStyles]}
        />
        {children}
      </ThemeProvider>
    </I18nextProvider>
  );
}

/**
 * Without JavaScript the scheme's attribute is missing, so the same variables under a media query
 * follow the device's preference.
 */
const darkWithoutScript = {
  "@media (prefers-color-scheme: dark)": {
    [`:root:not([${schemeAttribute}])`]: variablesOf("dark"),
  },
};

/** Browsers give buttons a font of their own; everything else inherits the document's. */
const buttonFont = { button: { fontFamily: "inherit" } };

/** Prevents a single word on the last line, where the browser supports it. */
const evenLines = {
  "h1, h2, h3, td, summary, legend": { textWrap: "balance" },
  "p, li, dd, label": { textWrap: "pretty" },
};

/** Scrolls what gets the focus to a place above the call bar; see SiteFooter. */
const clearOfCallBar = {
  [`${theme.breakpoints.down("sm")} and (min-height: 481px)`]: {
    "html:has([data-call-bar])": { scrollPaddingBottom: 80 },
  },
};

function variablesOf(scheme: string): object {
  const selector = `[${schemeAttribute}="${scheme}"]`;
  const sheet = theme.generateStyleSheets().find((candidate) => selector in candidate);
  const variables = sheet?.[selector];
  if (typeof variables !== "object") throw new Error(`The theme has no variables for ${selector}`);
  return variables;
}

const hidden = [
  "svg:not(header svg, td[aria-hidden] svg)",
  "main div:has(> svg)",
  "main figure",
  "main .MuiButton-root",
  "main form",
  "main form + output",
  "#contact",
  "[data-language-offer]",
  "main a[href*='#contact']",
].join(", ");

/**
 * The print styles of a page: white in any color scheme, without interactive content, and sized for
 * paper. They avoid breaks within blocks and print link addresses.
 */
const printStyles = {
  "@media print": {
    "@page": { margin: "16mm" },
    html: { fontSize: "75%", colorScheme: "light !important" },
    "*, *::before, *::after": {
      color: "#000 !important",
      backgroundColor: "transparent !important",
      boxShadow: "none !important",
    },
    // Hides drawings, buttons and forms. The footer contains the contact details.
    [hidden]: { display: "none !important" },
    h1: { fontSize: "2.5rem !important" },
    "main li": { borderColor: "#ccc !important" },
    "main > *": { paddingBottom: "24px !important" },
    footer: { paddingTop: "0 !important" },
    "h1, h2, h3, summary, thead": { breakAfter: "avoid" },
    "p, li, tr, dl, details, footer, .MuiCard-root": { breakInside: "avoid" },
    "main a[href^='/']::after": {
      content: `" (${new URL(siteOrigin).host}" attr(href) ")"`,
      overflowWrap: "anywhere",
    },
  },
};
