/** The languages the product speaks, in the order the language menu shows them. */
export const languages = ["en", "es", "pt", "fr"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

/** Each language's name in itself: what a menu shows to someone who cannot read the current one. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
};

/**
 * The kind of each language that our texts are written in, fit for where the brand sells (`brand.country`):
 * most people there who read Portuguese come from Brazil.
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
 * The supported language of a BCP 47 tag such as `pt-BR`, or null where we do not speak it.
 * Case and region do not matter.
 */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(primary) ? primary : null;
}

/**
 * The language to begin with: the page's own, else the saved preference, else the first of the
 * browser's that we speak, else English.
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
