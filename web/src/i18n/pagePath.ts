import { defaultLanguage, isLanguage, type Language } from "@salvia/domain/shared/language";

/**
 * The same page in another language: `/es/login` in French is `/fr/login`, in English `/login`.
 *
 * @param path of a page that exists once per language, without query or fragment.
 */
export function pathInLanguage(path: string, language: Language): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  if (isLanguage(segments[0])) segments.shift();
  if (language !== defaultLanguage) segments.unshift(language);
  return `/${segments.join("/")}`;
}
