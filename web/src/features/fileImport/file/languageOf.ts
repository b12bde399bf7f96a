import { isLanguage, languages, type Language } from "@salvia/domain/shared/language";

import { bareWord } from "./bareWord.ts";

/** The language of a word such as `es`, `es-MX` or `Spanish`. */
export function languageOf(word: string): Language | null {
  const [code = ""] = word.toLowerCase().split(/[-_]/u);
  if (isLanguage(code)) return code;
  const bare = bareWord(word);
  return languages.find((language) => languageWords[language].includes(bare)) ?? null;
}

const languageWords: Readonly<Record<Language, readonly string[]>> = {
  en: ["english", "ingles", "anglais"],
  es: ["spanish", "espanol", "espanhol", "espagnol"],
  pt: ["portuguese", "portugues", "portugais"],
  fr: ["french", "frances", "francais"],
};
