import { initialLanguage } from "@salvia/domain/shared/language";

import { savedLanguage } from "../../i18n/languageStorage.ts";

/** Keeps one language of the not-found page, whose markup contains all of them. */
export function enhanceNotFound(): void {
  const language = initialLanguage({
    page: location.pathname.split("/")[1],
    saved: savedLanguage(),
    browser: navigator.languages,
  });
  const own = document.querySelector<HTMLElement>(`[data-not-found="${language}"]`);
  if (own === null) return;
  document.documentElement.lang = language;
  document.title = own.dataset["title"] ?? "";
  for (const section of document.querySelectorAll<HTMLElement>("[data-not-found]")) {
    section.hidden = section !== own;
  }
}
