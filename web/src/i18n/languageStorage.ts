import type { Language } from "@salvia/domain/shared/language";

/** The key of local storage that holds the language a user has chosen. */
export const languageStorageKey = "language";

/** The saved language as it stands there: unchecked, `initialLanguage` judges it. */
export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    // Storage may be switched off: then there is no preference.
    return null;
  }
}

/** Keeps the language a user has chosen. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}
