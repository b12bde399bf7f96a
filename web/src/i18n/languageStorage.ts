import { defaultLanguage, languageOfTag, type Language } from "@salvia/domain/shared/language";

/** The local storage key of the user's chosen language. */
export const languageStorageKey = "language";

/** The saved language, unvalidated; `initialLanguage` validates it. */
export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    // Storage may be disabled; then there is no preference.
    return null;
  }
}

/** Saves the user's chosen language. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage may be disabled; the choice then lasts as long as the page.
  }
}

/**
 * The language that the user chose, or that the page's address names; null if there is neither. The
 * default language is in no address: a page in it says nothing about its reader.
 */
export function statedLanguage(): string | null {
  // A worker has no document.
  const page =
    typeof document === "undefined" ? null : languageOfTag(document.documentElement.lang);
  return savedLanguage() ?? (page === defaultLanguage ? null : page);
}
