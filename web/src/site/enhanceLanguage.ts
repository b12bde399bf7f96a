import { isLanguage } from "@salvia/domain/shared/language";

import { saveLanguage } from "../i18n/languageStorage.ts";

/** Where this tab keeps the contact form between the pages of two languages. */
const carriedKey = "salvia.contact";

const fieldsOfVisitors = "[name]:not([type=hidden], [type=checkbox])";

/**
 * Keeps the language a visitor chooses, for the portal and their next visit, and carries what they have
 * typed in the contact form along to its page. A browser that stores nothing does neither.
 */
export function enhanceLanguage(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  if (form) fillIn(form, taken());
  for (const link of document.querySelectorAll<HTMLElement>("[data-language]")) {
    const language = link.dataset["language"];
    if (!isLanguage(language)) continue;
    link.addEventListener("click", () => {
      saveLanguage(language);
      if (form) carry(form);
    });
  }
}

function carry(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify([...new FormData(form)]));
  } catch {
    // Then the form begins anew.
  }
}

/** What was carried here, which is nowhere else from then on. */
function taken(): unknown {
  try {
    const carried = sessionStorage.getItem(carriedKey);
    sessionStorage.removeItem(carriedKey);
    return JSON.parse(carried ?? "[]");
  } catch {
    return [];
  }
}

/** Fills in what visitors write: what is hidden belongs to the page, and consent to its own words. */
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
