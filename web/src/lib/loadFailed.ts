import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import type { Language } from "@salvia/domain/shared/language";

/** Marks `<html>` when the document's own script could not be loaded. The head script sets it. */
export const loadFailedAttribute = "data-load-failed";

/**
 * Texts for a page whose script or texts could not be loaded, or that stopped with an error: the
 * locales may be unavailable, too.
 */
export const loadFailedTexts: Readonly<
  Record<Language, Record<"failed" | "stopped" | "reload" | "home" | "call", string>>
> = {
  en: {
    failed: "The page could not be loaded.",
    stopped: "Something went wrong on our end, and this page has stopped.",
    reload: "Load it again",
    home: "Go to the home page",
    call: "Call us:",
  },
  es: {
    failed: "No se pudo cargar la página.",
    stopped: "Algo falló de nuestro lado y esta página se detuvo.",
    reload: "Volver a cargar",
    home: "Ir a la página de inicio",
    call: "Llámanos:",
  },
  pt: {
    failed: "Não foi possível carregar a página.",
    stopped: "Algo deu errado do nosso lado e esta página parou.",
    reload: "Recarregar",
    home: "Ir para a página inicial",
    call: "Ligue para nós:",
  },
  fr: {
    failed: "La page n’a pas pu être chargée.",
    stopped: "Une erreur s’est produite de notre côté et cette page s’est arrêtée.",
    reload: "Recharger",
    home: "Aller à la page d’accueil",
    call: "Appelez-nous :",
  },
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
