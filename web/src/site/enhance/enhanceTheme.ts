import {
  isThemePreference,
  themeStorageKey,
  type ThemePreference,
} from "../../theme/themePreference.ts";
import { schemeAttribute } from "../../theme/schemeAttribute.ts";

/** Enables the theme menu, which is hidden because it does nothing without this script. */
export function enhanceTheme(): void {
  const darkDevice = matchMedia("(prefers-color-scheme: dark)");
  const choices = document.querySelectorAll<HTMLElement>("[data-theme-choice]");

  function show() {
    const preference = saved();
    const scheme = preference === "system" ? (darkDevice.matches ? "dark" : "light") : preference;
    document.documentElement.setAttribute(schemeAttribute, scheme);
    for (const choice of choices) {
      choice.ariaPressed = String(choice.dataset["themeChoice"] === preference);
    }
  }

  for (const choice of choices) {
    choice.closest<HTMLElement>("[data-menu]")?.removeAttribute("hidden");
    choice.addEventListener("click", () => {
      save(choice.dataset["themeChoice"]);
      show();
    });
  }
  darkDevice.addEventListener("change", show);
  // Follows a choice made in another tab.
  window.addEventListener("storage", show);
  show();
}

let unsaved: ThemePreference | null = null;

function saved(): ThemePreference {
  try {
    const value = localStorage.getItem(themeStorageKey);
    return isThemePreference(value) ? value : "system";
  } catch {
    return unsaved ?? "system";
  }
}

function save(preference: string | undefined): void {
  if (!isThemePreference(preference)) return;
  try {
    localStorage.setItem(themeStorageKey, preference);
  } catch {
    // Storage may be disabled; the choice then lasts as long as the page.
    unsaved = preference;
  }
}
