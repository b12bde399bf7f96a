import { defaultLanguage, languages, type Language } from "./languages.ts";

/** The path of the home page in a language: `/`, `/es`, … */
export function homePath(language: Language): string {
  return language === defaultLanguage ? "/" : `/${language}`;
}

/** The path of the login page in a language: `/login`, `/es/login`, … */
export function loginPath(language: Language): string {
  return language === defaultLanguage ? "/login" : `/${language}/login`;
}

/**
 * Whether a path is a home or a login page in any language: the two places where a signed-in user
 * is not signed out when the session cannot be synced.
 */
export function isHomeOrLogin(path: string): boolean {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return languages.some((language) => bare === homePath(language) || bare === loginPath(language));
}
