import type { StorageManager } from "@mui/system";

import { isThemePreference, themeStorageKey } from "./themePreference.ts";

/**
 * Stores MUI's theme preference in local storage and accepts only `light`, `dark` or `system`.
 * MUI's own storage accepts any text, which would leave the page without colors.
 */
export const themeStorage: StorageManager = ({ key }) => ({
  get(fallback: unknown) {
    const saved = key === themeStorageKey ? read(key) : null;
    return isThemePreference(saved) ? saved : fallback;
  },
  set(value: unknown) {
    // MUI also stores which scheme to use for "light" and "dark"; there is only one of each.
    if (key !== themeStorageKey || !isThemePreference(value)) return;
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage may be disabled; the choice then lasts as long as the page.
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
