import { defaultLanguage, type Language } from "@salvia/domain/shared/language";

import { siteAddress } from "../../settings/siteAddress.ts";

/**
 * The absolute URL of one of our pages, for an email.
 *
 * @param page its path without a language, such as `login`
 * @param origin of the site, such as https://www.example.com
 */
export function pageLink(page: string, language: Language, origin = siteAddress().origin): string {
  const path = language === defaultLanguage ? `/${page}` : `/${language}/${page}`;
  return `${origin}${path}`;
}
