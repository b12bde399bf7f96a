import { saveLanguage } from "../../i18n/languageStorage.ts";
import { offerAttribute } from "../../i18n/offerAttribute.ts";
import { jsonIn, tabStorage } from "../../lib/storage.ts";

/** The key under which this tab stores the contact form between two language versions. */
const carriedKey = "salvia.contact";

const fieldsOfVisitors = "[name]:not([type=hidden], [type=checkbox])";

/**
 * Saves the chosen language for the portal and the next visit, and carries the contact form's text
 * and the address's query to the page in that language. Without storage only the query is carried.
 */
export function enhanceLanguage(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  if (form) fillIn(form, jsonIn(tabStorage.take(carriedKey)));
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    link.addEventListener("click", () => {
      saveLanguage(link.hreflang);
      link.search = location.search;
      if (form) carry(form);
    });
  }
}

/** Closing the offer of another language keeps the page's language for later visits too. */
export function enhanceLanguageOffer(): void {
  const root = document.documentElement;
  for (const button of document.querySelectorAll("[data-language-close]")) {
    button.addEventListener("click", () => {
      root.removeAttribute(offerAttribute);
      saveLanguage(root.lang);
    });
  }
}

function carry(form: HTMLFormElement): void {
  // Without storage the form starts empty.
  tabStorage.set(carriedKey, JSON.stringify([...new FormData(form)]));
}

/**
 * Restores only the visitor's text: hidden fields belong to the page, and consent to its wording.
 */
function fillIn(form: HTMLFormElement, carried: unknown): void {
  if (!Array.isArray(carried)) return;
  const values = new Map<string, string>(carried);
  for (const field of form.querySelectorAll<HTMLInputElement>(fieldsOfVisitors)) {
    const value = values.get(field.name);
    if (value === undefined) continue;
    if (field.type === "radio") field.checked = field.value === value;
    else field.value = value;
  }
}
