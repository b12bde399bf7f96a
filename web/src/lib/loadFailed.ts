import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import type { Language } from "@salvia/domain/shared/language";

/** Marks `<html>` when the document's own script could not be loaded. The head script sets it. */
export const loadFailedAttribute = "data-load-failed";

/** Texts for a page whose script or texts could not be loaded: the locales may be unavailable, too. */
export const loadFailedTexts: Readonly<Record<Language, { failed: string; reload: string }>> = {
  en: { failed: "The page could not be loaded.", reload: "Load it again" },
  es: { failed: "No se pudo cargar la página.", reload: "Volver a cargar" },
  pt: { failed: "Não foi possível carregar a página.", reload: "Recarregar" },
  fr: { failed: "La page n’a pas pu être chargée.", reload: "Recharger" },
};

/**
 * The message in each language, hidden unless the script fails. The link reloads the page.
 *
 * @param heading of a document that has no content of its own without the script
 */
export function loadFailedMarkup(languages: readonly Language[], heading?: string): string {
  const sentences = languages.map((language) => {
    const { failed, reload } = loadFailedTexts[language];
    return `<p lang="${language}">${escapeHtml(failed)} <a href="">${escapeHtml(reload)}</a></p>`;
  });
  const message = `<div role="alert">${sentences.join("")}</div>`;
  return heading === undefined
    ? `<div class="load-failed">${message}</div>`
    : `<main class="load-failed"><h1>${escapeHtml(heading)}</h1>${message}</main>`;
}
