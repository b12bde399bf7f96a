import {
  isThemePreference,
  themeStorageKey,
  type ThemePreference,
  schemeAttribute,
} from "../../theme/themePreference.ts";
import { deviceStorage } from "../../lib/storage.ts";

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
  addEventListener("storage", show);
  show();
}

let unsaved: ThemePreference = "system";

function saved(): ThemePreference {
  const value = deviceStorage.get(themeStorageKey);
  return isThemePreference(value) ? value : unsaved;
}

function save(preference: string | undefined): void {
  if (!isThemePreference(preference)) return;
  // Without storage, the choice lasts as long as the page.
  if (!deviceStorage.set(themeStorageKey, preference)) unsaved = preference;
}

/** Closes an open header menu on Escape and on a click outside. */
export function enhanceMenus(): void {
  document.addEventListener("click", (event) => {
    const inside = event.target instanceof Element ? event.target.closest("[data-menu]") : null;
    for (const menu of openMenus()) {
      if (menu !== inside) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll("details[data-menu][open]");
}

/**
 * Renames the sign-in link for a visitor who seems to be signed in, on pages without session code.
 */
export function enhanceSignIn(): void {
  const link = document.querySelector<HTMLElement>("[data-signed-in]");
  if (link) link.textContent = link.dataset["signedIn"] ?? "";
}
