import { isLanguage } from "@salvia/domain/languages";

import { saveLanguage } from "../i18n/languageStorage.ts";

/** Keeps the language a visitor chooses, for the portal and their next visit. */
export function enhanceLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-language]")) {
    const language = link.dataset["language"];
    if (isLanguage(language)) link.addEventListener("click", () => saveLanguage(language));
  }
}
