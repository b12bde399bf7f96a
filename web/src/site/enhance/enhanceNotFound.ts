import { offerAttribute } from "../../i18n/offerAttribute.ts";

/**
 * Keeps one language of the not-found page, whose markup contains all of them: the one of its
 * address, else the visitor's own, which the head script has found unless it is the page's.
 */
export function enhanceNotFound(): void {
  const root = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-not-found]")];
  const own = [location.pathname.split("/")[1], root.getAttribute(offerAttribute), root.lang].find(
    (language) => parts.some(({ lang }) => lang === language),
  );
  if (!own) return;
  root.lang = own;
  for (const part of parts) if (part.lang !== own) part.remove();
  document.title = document.querySelector<HTMLElement>("[data-title]")?.dataset["title"] ?? "";
}
