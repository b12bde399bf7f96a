import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { useState, type ReactNode } from "react";

import { themeStorageKey } from "./headScript.ts";
import { createSalviaTheme, type Scale } from "./theme.ts";
import { themeStorage } from "./themeStorage.ts";

/**
 * The look of a React document: colours in light, dark or the system's choice (kept in local
 * storage under `theme`), type, shape and the resets beneath them.
 */
export function AppTheme({ scale = "portal", children }: { scale?: Scale; children: ReactNode }) {
  const [theme] = useState(() => createSalviaTheme(scale));
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={themeStorageKey}
      storageManager={themeStorage}
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
