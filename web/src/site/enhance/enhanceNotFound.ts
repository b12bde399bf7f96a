import { offerAttribute } from "../../i18n/offerAttribute.ts";

/**
 * Keeps one language of the not-found page, whose markup contains all of them: the one of its
 * address, else the visitor's own, which the head script has found unless it is the page's.
 */
export function enhanceNotFound(): void {
  const root = document.documentElement;
  const sections = [...document.querySelectorAll<HTMLElement>("[data-not-found]")];
  const inLanguage = (language: string | undefined) =>
    sections.find((section) => section.lang === language);
  const own =
    inLanguage(location.pathname.split("/")[1]) ??
    inLanguage(root.getAttribute(offerAttribute) ?? root.lang);
  if (!own) return;
  root.lang = own.lang;
  document.title = own.dataset["title"] ?? "";
  for (const section of sections) section.hidden = section !== own;
}
