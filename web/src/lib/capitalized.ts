import type { Language } from "@salvia/domain/shared/language";

/** A text with a capital first letter. */
export function capitalized(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
