import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/material/styles";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { schemeAttribute } from "../../theme/schemeAttribute.ts";
import { createSalviaTheme } from "../../theme/theme.ts";
import { printStyles } from "../document/printStyles.ts";

const theme = createSalviaTheme("site");

/** The root of every rendered public page: the site's theme and its texts. */
export function SiteRoot({ translator, children }: { translator: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={translator}>
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <GlobalStyles styles={[darkWithoutScript, evenLines, printStyles]} />
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

/** Prevents a single word on the last line, where the browser supports it. */
const evenLines = {
  "h1, h2, h3, td, summary, legend": { textWrap: "balance" },
  "p, li, dd, label": { textWrap: "pretty" },
};

function variablesOf(scheme: string): object {
  const selector = `[${schemeAttribute}="${scheme}"]`;
  const sheet = theme.generateStyleSheets().find((candidate) => selector in candidate);
  const variables = sheet?.[selector];
  if (typeof variables !== "object") throw new Error(`The theme has no variables for ${selector}`);
  return variables;
}
