import type { Language } from "@salvia/domain/shared/language";

import { capitalized } from "../lib/capitalized.ts";

/** The name of a language, with a capital first letter as a value of its own. */
export function languageName(spoken: Language, language: Language): string {
  return languageNames([spoken], language);
}

/** The names of languages as one text: "Francés, español". */
export function languageNames(spoken: readonly Language[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const text = list.format(spoken.map((each) => names.of(each) ?? each));
  return capitalized(text, language);
}
