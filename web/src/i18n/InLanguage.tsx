import type { Language } from "@salvia/domain/shared/language";
import type { i18n } from "i18next";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { loadUntilThere } from "../lib/loadUntilThere.ts";
import type { TextNamespace } from "./texts.ts";
import { loadTranslator, type LoadedLanguage } from "./translator.ts";
import { LanguageContext, useLanguage } from "./useLanguage.ts";

/** Texts in a language that may differ from the page's; null while they load. */
export function useTextsIn(language: Language, namespaces: readonly TextNamespace[]): i18n | null {
  const [loaded, setLoaded] = useState<LoadedLanguage | null>(null);
  // Callers may pass a new array on every render, so compare the list by its text.
  const namespaceList = namespaces.join(" ");
  useEffect(() => {
    let current = true;
    void loadUntilThere(() => loadTranslator(language, namespaces)).then(
      (texts) => current && setLoaded(texts),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `namespaceList` covers `namespaces`
  }, [language, namespaceList]);
  return loaded?.language === language ? loaded.translator : null;
}

type InLanguageProps = {
  language: Language;
  /** From `useTextsIn`. */
  texts: i18n;
  children: ReactNode;
};

/** A part of a page in a language that may differ from the page's. */
export function InLanguage({ language, texts, children }: InLanguageProps) {
  const { setLanguage } = useLanguage();
  const value = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return (
    <LanguageContext value={value}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
