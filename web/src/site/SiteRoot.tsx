import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/material/styles";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { schemeAttribute } from "../theme/schemeAttribute.ts";
import { createSalviaTheme } from "../theme/theme.ts";
import { printStyles } from "./printStyles.ts";

const theme = createSalviaTheme("site");

/** What every public page stands in when it is rendered: the look of the site and its texts. */
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
 * Without script nobody sets the scheme's attribute: the device's preference then decides, by the
 * same variables under another selector.
 */
const darkWithoutScript = {
  "@media (prefers-color-scheme: dark)": {
    [`:root:not([${schemeAttribute}])`]: variablesOf("dark"),
  },
};

/** No word is left alone on a last line, where the browser knows how. */
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
