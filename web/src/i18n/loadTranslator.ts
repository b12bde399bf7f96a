import type { Language } from "@salvia/domain/shared/language";
import type { i18n } from "i18next";

import { loadTexts, type TextNamespace } from "./texts.ts";
import { createTranslator } from "./translator.ts";

/** A language and its translator. */
export interface LoadedLanguage {
  language: Language;
  translator: i18n;
}

/**
 * Loads the texts of a language and creates its translator.
 *
 * @throws Error if the texts cannot be loaded.
 */
export async function loadTranslator(
  language: Language,
  namespaces: readonly TextNamespace[],
): Promise<LoadedLanguage> {
  const texts = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadTexts(language, namespace)] as const),
  );
  return { language, translator: createTranslator(language, Object.fromEntries(texts)) };
}
