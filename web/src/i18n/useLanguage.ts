import type { Language } from "@salvia/domain/shared/language";
import { createContext, useContext } from "react";

interface LanguageChoice {
  /** The language currently shown. */
  language: Language;
  /** Saves the choice and shows it. */
  setLanguage: (language: Language) => void;
}

/**
 * The current language and a function to change it.
 *
 * @throws Error outside a `LanguageProvider`.
 */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === null) throw new Error("useLanguage needs a LanguageProvider above it");
  return choice;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);
