import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/material/styles";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { schemeAttribute } from "../theme/schemeAttribute.ts";
import { createSalviaTheme } from "../theme/theme.ts";

const theme = createSalviaTheme("site");

/** What every public page stands in when it is rendered: the look of the site and its texts. */
export function SiteRoot({ translator, children }: { translator: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={translator}>
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <GlobalStyles styles={[darkWithoutScript, onPaper]} />
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

/** Paper is white, whatever the screen was, and ink is not spent on colours. */
const onPaper = {
  "@media print": {
    html: { colorScheme: "light !important" },
    "*, *::before, *::after": {
      color: "#000 !important",
      backgroundColor: "transparent !important",
      boxShadow: "none !important",
    },
    "@page": { margin: "16mm" },
  },
};

function variablesOf(scheme: string): object {
  const selector = `[${schemeAttribute}="${scheme}"]`;
  const sheet = theme.generateStyleSheets().find((candidate) => selector in candidate);
  const variables = sheet?.[selector];
  if (typeof variables !== "object") throw new Error(`The theme has no variables for ${selector}`);
  return variables;
}
