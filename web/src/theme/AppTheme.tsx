import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { useState, type ReactNode } from "react";

import { themeStorageKey } from "./themePreference.ts";
import { createSalviaTheme, type Scale } from "./theme.ts";
import { themeStorage } from "./themeStorage.ts";

interface AppThemeProps {
  scale?: Scale;
  /**
   * Whether the document was rendered at build time. Parts that depend on the saved preference then
   * render after hydration, because the first render must match the static markup.
   */
  prerendered?: boolean;
  children: ReactNode;
}

/**
 * The theme of a React document: a light, dark or system color scheme (stored in local storage
 * under `theme`), typography, shape and CSS resets.
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
