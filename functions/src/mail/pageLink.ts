import { defaultLanguage, type Language } from "@salvia/domain/shared/language";

import { siteAddress } from "../settings/siteAddress.ts";

/**
 * The absolute URL of one of our pages, for an email.
 *
 * @param page its path without a language, such as `login`
 */
export function pageLink(page: string, language: Language): string {
  const path = language === defaultLanguage ? `/${page}` : `/${language}/${page}`;
  return siteAddress().origin + path;
}
