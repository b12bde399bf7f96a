/** The supported languages, in menu order. */
export const languages = ["en", "es", "pt", "fr"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

/** Each language's own name, so that users find it without reading the current language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
};

/**
 * The regional variant of each language in our texts, chosen for the brand's market
 * (`brand.country`): most readers of Portuguese there come from Brazil.
 */
export const regionalTags: Readonly<Record<Language, string>> = {
  en: "en-US",
  es: "es-US",
  pt: "pt-BR",
  fr: "fr-FR",
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The supported language of a BCP 47 tag such as `pt-BR`; null if unsupported. Ignores case and
 * region.
 */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(primary) ? primary : null;
}

/**
 * The initial language: the page's own, else the saved preference, else the first supported one of
 * the browser's, else English.
 */
export function initialLanguage(sources: {
  page?: string | null | undefined;
  saved?: string | null | undefined;
  browser?: readonly string[] | undefined;
}): Language {
  const tags = [sources.page, sources.saved, ...(sources.browser ?? [])];
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language !== null) return language;
  }
  return defaultLanguage;
}
