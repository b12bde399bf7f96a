import { defaultLanguage, type Language } from "@salvia/domain/shared/language";

import { siteAddress } from "../settings/siteAddress.ts";

/**
 * The whole address of a page of ours, for a mail.
 *
 * @param page its path without a language, such as `login`
 * @param origin where the site is, such as https://www.example.com
 */
export function pageLink(page: string, language: Language, origin = siteAddress().origin): string {
  const path = language === defaultLanguage ? `/${page}` : `/${language}/${page}`;
  return `${origin}${path}`;
}
