export const themeStorageKey = "theme";

export type ThemePreference = "light" | "dark" | "system";

export function isThemePreference(value: unknown): value is ThemePreference {
  return value === "light" || value === "dark" || value === "system";
}

/** The attribute of `<html>` with the color scheme; the script in the head sets it first. */
export const schemeAttribute = "data-theme";
