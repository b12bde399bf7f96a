import type { Language } from "@salvia/domain/shared/language";

/** The name of a language, with a capital first letter as a value of its own. */
export function languageName(spoken: Language, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(spoken) ?? spoken;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
