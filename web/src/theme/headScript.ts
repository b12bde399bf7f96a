import { fontStylesheet } from "./font.ts";
import { schemeAttribute } from "./schemeAttribute.ts";

/** The key of local storage that holds the theme preference. */
export const themeStorageKey = "theme";

export type ThemePreference = "light" | "dark" | "system";

export function isThemePreference(value: unknown): value is ThemePreference {
  return value === "light" || value === "dark" || value === "system";
}

/**
 * The script every document runs in its head, before anything is painted: it sets the colour
 * scheme, so that a dark page does not flash light, and asks for the web font without holding up
 * the first paint (a stylesheet added by script does not block it, one in the markup would).
 *
 * It stands inline, so firebase.json allows it by its hash; a test compares the two.
 */
export const headScript = [
  "(function(){",
  "var root=document.documentElement,theme=null;",
  `try{theme=localStorage.getItem("${themeStorageKey}")}catch(e){}`,
  'if(theme!=="light"&&theme!=="dark")',
  'theme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  `root.setAttribute("${schemeAttribute}",theme);`,
  'var font=document.createElement("link");',
  'font.rel="stylesheet";',
  `font.href="${fontStylesheet}";`,
  "document.head.appendChild(font)",
  "})()",
].join("");
