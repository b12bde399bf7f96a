import { initialLanguage, type Language } from "@salvia/domain/shared/language";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { navigate } from "../lib/navigate.ts";
import { languageStorageKey, savedLanguage, saveLanguage } from "./languageStorage.ts";
import { pathInLanguage } from "./pagePath.ts";
import { loadTranslator, type LoadedLanguage } from "./translator.ts";
import type { TextNamespace } from "./texts.ts";
import { LanguageContext } from "./useLanguage.ts";

interface LanguageProviderProps {
  /**
   * The page's own language, for pages that exist once per language. It overrides every preference;
   * choosing another language navigates to that version of the page.
   */
  page?: string;
  /** The texts to load before anything renders. */
  namespaces: readonly TextNamespace[];
  /** The page's language and texts, if already loaded, for an immediate first render. */
  spoken?: LoadedLanguage;
  /** What shows until the texts have loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Provides the language and its texts; renders only the fallback until the texts have loaded. If a
 * language fails to load, the current one stays; without a current one, the error reaches the nearest
 * boundary.
 */
export function LanguageProvider(props: LanguageProviderProps) {
  const { page, namespaces, fallback = null, children } = props;
  const [wanted, setWanted] = useState(() => preferredLanguage(page));
  const [spoken, setSpoken] = useState(props.spoken ?? null);
  const [failure, setFailure] = useState<unknown>(null);
  // Callers pass a new array on every render, so compare the list by its text.
  const namespaceList = namespaces.join(" ");

  useEffect(() => {
    let current = true;
    async function load() {
      try {
        const atHand = props.spoken?.language === wanted ? props.spoken : null;
        const wantedTexts = [...new Set([...namespaces, ...textsOf(spoken)])];
        const next = atHand ?? (await loadTranslator(wanted, wantedTexts));
        if (!current) return;
        document.documentElement.lang = wanted;
        setSpoken(next);
      } catch (error) {
        if (current) setFailure(error);
      }
    }
    void load();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `namespaceList` covers `namespaces`
  }, [wanted, namespaceList]);

  // Follows a choice made in another tab, unless the page has its own language.
  useEffect(() => {
    if (page !== undefined) return undefined;
    const listener = (event: StorageEvent) => {
      if (event.key === languageStorageKey) setWanted(preferredLanguage());
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }, [page]);

  const setLanguage = useCallback(
    (chosen: Language) => {
      saveLanguage(chosen);
      if (page === undefined) setWanted(chosen);
      else navigate(pathInLanguage(location.pathname, chosen) + location.search);
    },
    [page],
  );

  const language = spoken?.language;
  const value = useMemo(
    () => (language === undefined ? null : { language, setLanguage }),
    [language, setLanguage],
  );

  if (spoken === null || value === null) {
    if (failure !== null) throw failure;
    return fallback;
  }
  return (
    <LanguageContext value={value}>
      <I18nextProvider i18n={spoken.translator}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

/** The texts that views have asked for so far, which then keep what was typed in them. */
function textsOf(spoken: LoadedLanguage | null): readonly TextNamespace[] {
  const texts = spoken?.translator.getDataByLanguage(spoken.language) ?? {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has no others
  return Object.keys(texts) as TextNamespace[];
}

function preferredLanguage(page?: string): Language {
  return initialLanguage({ page, saved: savedLanguage(), browser: navigator.languages });
}
