import { render, type RenderResult } from "@testing-library/react";
import type { Language } from "@salvia/domain/shared/language";
import type { ResourceKey } from "i18next";
import type { ReactElement, ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

import { createTranslator } from "../i18n/translator.ts";
import { LanguageContext } from "../i18n/useLanguage.ts";

const files = import.meta.glob<ResourceKey>("../locales/*/*.json", {
  eager: true,
  import: "default",
});

/**
 * Renders an element with all texts of a language preloaded, so that the test does not wait for
 * them.
 */
export function renderWithTexts(element: ReactElement, language: Language = "en"): RenderResult {
  const translator = createTranslator(language, textsIn(language));
  const choice = { language, setLanguage: () => {} };
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <LanguageContext value={choice}>
        <I18nextProvider i18n={translator}>{children}</I18nextProvider>
      </LanguageContext>
    ),
  });
}

function textsIn(language: Language): Record<string, ResourceKey> {
  const folder = `../locales/${language}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, texts]) => [path.slice(folder.length, -".json".length), texts]),
  );
}
