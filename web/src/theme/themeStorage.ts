import type { StorageManager } from "@mui/system";

import { isThemePreference, themeStorageKey } from "./themePreference.ts";

/**
 * Where MUI keeps the theme: local storage, the preference only, and nothing but `light`, `dark`
 * or `system` is believed. MUI's own storage takes any text, and the page would lose its colours.
 */
export const themeStorage: StorageManager = ({ key }) => ({
  get(fallback: unknown) {
    const saved = key === themeStorageKey ? read(key) : null;
    return isThemePreference(saved) ? saved : fallback;
  },
  set(value: unknown) {
    // MUI also offers to keep which scheme stands for "light" and "dark": there is but one of each.
    if (key !== themeStorageKey || !isThemePreference(value)) return;
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage may be switched off: the choice then lasts as long as the page.
    }
  },
  subscribe(handler: (value: unknown) => void) {
    const listener = (event: StorageEvent) => {
      if (event.key === key && key === themeStorageKey) handler(event.newValue);
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  },
});

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
