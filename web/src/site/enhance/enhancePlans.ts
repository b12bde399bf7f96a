import { groupAnswer } from "@salvia/domain/site/planOffer";

import type { FormField } from "./formProblems.ts";

/**
 * Copies a chosen plan and kind of partner into the contact form, from the page's address and from
 * links on the page itself, which then do not reload it and lose typed text. The address keeps the
 * plan, for a reload and for the page in another language.
 */
export function enhancePlans(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  if (form === null) return;
  take(form, new URLSearchParams(location.search));
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a") : null;
    if (link?.hash !== "#contact" || link.search === "") return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const chosen = new URLSearchParams(link.search);
    take(form, chosen);
    keepInAddress(chosen);
    location.hash = link.hash;
    form.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
  });
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "plan") return;
    keepInAddress(new URLSearchParams({ plan: target.value }));
  });
}

function keepInAddress(chosen: URLSearchParams): void {
  const address = new URL(location.href);
  for (const [name, value] of chosen) address.searchParams.set(name, value);
  history.replaceState(null, "", address);
}

function take(form: HTMLFormElement, chosen: URLSearchParams): void {
  for (const option of form.querySelectorAll<HTMLInputElement>("[name=plan]")) {
    if (option.value === chosen.get("plan")) option.checked = true;
  }
  for (const [asked, name] of [
    ["kind", "partnerKind"],
    ["employees", "groupSize"],
  ] as const) {
    const field = form.querySelector<FormField>(`[name=${name}]`);
    const value = chosen.get(asked);
    if (field && value) field.value = value;
  }
}

/** Answers the group size question in place and copies the number into the form. */
export function enhanceGroupCheck(): void {
  const form = document.querySelector<HTMLFormElement>("[data-group-check]");
  const field = form?.querySelector("input");
  if (!form || !field) return;
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = field.validity.valid ? groupAnswer(Number(field.value)) : "wrong";
    for (const text of document.querySelectorAll<HTMLElement>("[data-group-answer]")) {
      text.hidden = text.dataset["groupAnswer"] !== answer;
    }
    field.ariaInvalid = answer === "wrong" ? "true" : null;
    const size = document.querySelector<HTMLInputElement>("[data-contact] [name=groupSize]");
    if (size && answer !== "wrong" && answer !== "individual") size.value = field.value;
  });
}
