import { thanksId } from "../contactForm/contactMarkup.ts";
import {
  clearProblems,
  elementOf,
  showProblems,
  summarize,
  type FormField,
} from "./formProblems.ts";

/**
 * Sends the contact form in place. It shows problems in the page's language, keeps the typed text,
 * ignores further clicks while sending, and marks retries with the same key.
 */
export function enhanceContact(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  const summary = form?.querySelector<HTMLElement>("[data-summary]");
  const key = form?.querySelector<HTMLInputElement>("[name=key]");
  const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
  const thanks = document.getElementById(thanksId);
  if (!form || !summary || !key || !button || !thanks) return;
  const label = button.textContent;
  let busy = false;

  // The browser's own validation uses its own language and shows one field at a time.
  form.noValidate = true;
  // A changed message gets a new key, even if the previous one arrived after all.
  form.addEventListener("input", ({ target }) => {
    key.value = "";
    if (isField(target)) clearProblems(form, summary, solvedBy(form, target));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!busy) void send();
  });

  const send = async () => {
    const problems = checkFields(form);
    if (Object.keys(problems).length > 0) return showSummary("fields", problems);
    key.value ||= crypto.randomUUID();
    busy = true;
    showProblems(form, {});
    summary.hidden = true;
    button.textContent = button.dataset["sending"] ?? "";
    button.ariaDisabled = "true";
    try {
      const response = await fetch(form.action, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
        signal: AbortSignal.timeout(20_000),
      });
      if (response.ok) return thank();
      const answer: unknown = await response.json().catch(() => null);
      const found = fieldsOf(answer);
      // The message says that the prices are left out.
      if (found?.["estimate"]) form.querySelector<HTMLElement>("[name=estimate]:checked")?.click();
      if (response.status === 429) showSummary("busy", {});
      else showSummary(found ? "fields" : "failed", found ?? {});
    } catch {
      // The message may have arrived although its answer did not; the key makes a retry harmless.
      showSummary(navigator.onLine ? "unknown" : "offline", {});
    } finally {
      busy = false;
      button.textContent = label;
      button.ariaDisabled = null;
    }
  };

  const thank = () => {
    listSent(form, thanks);
    form.hidden = true;
    thanks.hidden = false;
    thanks.focus({ preventScroll: true });
    // The focus alone would scroll what is higher than the window to its very edge.
    thanks.scrollIntoView();
  };

  const showSummary = (
    reason: "fields" | "busy" | "offline" | "unknown" | "failed",
    problems: Record<string, string>,
  ) => {
    summarize(summary, reason, showProblems(form, problems));
    summary.focus();
  };
}

/** The fields that an edit may have corrected: itself, and the email if the phone is now enough. */
function solvedBy(form: HTMLFormElement, { name }: FormField): string[] {
  const problems = checkFields(form);
  return [name, ...(name === "phone" ? ["email"] : [])].filter((each) => !(each in problems));
}

function isField(target: EventTarget | null): target is FormField {
  return target instanceof HTMLElement && "name" in target;
}

/** The server's problems by field; null if they do not concern fields. */
function fieldsOf(answer: unknown): Record<string, string> | null {
  const { fields }: { fields?: Record<string, string> } = Object(answer);
  return fields ?? null;
}

/**
 * Validates the form by the constraints in its markup; returns the server's problem codes by field.
 */
function checkFields(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of form.querySelectorAll<FormField>("[data-field] [name]")) {
    const { validity } = field;
    if (validity.valueMissing || (field.required && field.value.trim() === "")) {
      problems[field.name] = "missing";
    }
    // The server knows each country's numbers; this is to mark the field together with others.
    else if (
      !validity.valid ||
      (field.type === "tel" && field.value !== "" && !fiveDigits.test(field.value))
    ) {
      problems[field.name] = "malformed";
    }
  }
  const sent = new FormData(form);
  // Email or phone is enough, which no attribute can express.
  if (sent.get("email") === "" && sent.get("phone") === "") problems["email"] ??= "missing";
  return problems;
}

/** Lists what the visitor sent, field by field, with the words of the form. */
function listSent(form: HTMLFormElement, thanks: HTMLElement): void {
  const list = thanks.querySelector("dl");
  for (const wrapper of form.querySelectorAll("[data-field]")) {
    const field = wrapper.querySelector<FormField>("[name]:checked, [name]:not([type=radio])");
    const label = wrapper.querySelector("label, legend")?.firstChild?.textContent ?? "";
    const value =
      field instanceof HTMLSelectElement
        ? field.value && field.selectedOptions[0]?.text
        : (field?.parentElement?.querySelector("b")?.textContent ?? field?.value);
    if (value) list?.append(elementOf("dt", label), elementOf("dd", value));
  }
}

const fiveDigits = /(\d\D*){5}/;
