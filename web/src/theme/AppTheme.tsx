import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { useState, type ReactNode } from "react";

import { themeStorageKey } from "./themePreference.ts";
import { createSalviaTheme, type Scale } from "./theme.ts";
import { themeStorage } from "./themeStorage.ts";

interface AppThemeProps {
  scale?: Scale;
  /**
   * Whether the document was painted before its script ran. What depends on the saved preference is
   * then rendered after the first render, which must be the same as at build time.
   */
  prerendered?: boolean;
  children: ReactNode;
}

/**
 * The look of a React document: colours in light, dark or the system's choice (kept in local
 * storage under `theme`), type, shape and the resets beneath them.
 */
export function AppTheme({ scale = "portal", prerendered = false, children }: AppThemeProps) {
  const [theme] = useState(() => createSalviaTheme(scale));
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={themeStorageKey}
      storageManager={themeStorage}
      noSsr={!prerendered}
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
