import { defaultLanguage, languageOfTag } from "@salvia/domain/shared/language";

import { deviceStorage } from "../lib/storage.ts";

/** The local storage key of the user's chosen language. */
export const languageStorageKey = "language";

/** The saved language, unvalidated; `initialLanguage` validates it. */
export function savedLanguage(): string | null {
  return deviceStorage.get(languageStorageKey);
}

/** Saves the user's chosen language; `initialLanguage` validates it. */
export function saveLanguage(language: string): void {
  // Without storage, the choice lasts as long as the page.
  deviceStorage.set(languageStorageKey, language);
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
