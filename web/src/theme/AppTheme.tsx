import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import type { StorageManager } from "@mui/system";

import { themeStorageKey, isThemePreference } from "./themePreference.ts";
import { createSalviaTheme } from "./theme.ts";
import { type Scale } from "./components.ts";
import { deviceStorage } from "../lib/storage.ts";

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

/**
 * Stores MUI's theme preference in local storage and accepts only `light`, `dark` or `system`.
 * MUI's own storage accepts any text, which would leave the page without colors.
 */
const themeStorage: StorageManager = ({ key }) => ({
  get(fallback: unknown) {
    const saved = key === themeStorageKey ? deviceStorage.get(key) : null;
    return isThemePreference(saved) ? saved : fallback;
  },
  set(value: unknown) {
    // MUI also stores which scheme to use for "light" and "dark"; there is only one of each.
    // Without storage, the choice lasts as long as the page.
    if (key === themeStorageKey && isThemePreference(value)) deviceStorage.set(key, value);
  },
  subscribe(handler: (value: unknown) => void) {
    const listener = (event: StorageEvent) => {
      if (event.key === key && key === themeStorageKey) handler(event.newValue);
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  },
});
