import type { Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { createInstance, type i18n, type ResourceKey } from "i18next";

import { loadTexts, type TextNamespace } from "./texts.ts";

/** The texts of one language, by namespace. */
export type Texts = Partial<Record<TextNamespace, ResourceKey>>;

/**
 * An i18next instance for one language with the given texts. It loads nothing itself, and there is
 * no English fallback, because a check of the locales guarantees every key in every language.
 */
export function createTranslator(language: Language, texts: Texts): i18n {
  const translator = createInstance();
  void translator.init({
    lng: language,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: "common",
    fallbackLng: false,
    // With its resources available, the instance is ready when `init` returns.
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
    react: { useSuspense: false },
  });
  return translator;
}

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
