import { contactMarkup } from "../contactForm/contactMarkup.ts";

/**
 * Sends the contact form in place. It shows problems in the page's language, keeps the typed text,
 * ignores further clicks while sending, and marks retries with the same key.
 */
export function enhanceContact(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-contact]");
  const summary = form?.querySelector<HTMLElement>("[data-summary]");
  const key = form?.querySelector<HTMLInputElement>("[name=key]");
  const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
  const thanks = document.getElementById(contactMarkup.thanks);
  if (!form || !summary || !key || !button || !thanks) return;
  const label = button.textContent;
  let busy = false;

  // The browser's own validation uses its own language and shows one field at a time.
  form.noValidate = true;
  // A changed message gets a new key, even if the previous one arrived after all.
  form.addEventListener("input", () => (key.value = ""));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!busy) void send();
  });

  async function send() {
    if (!form || !key || !button) return;
    const problems = checkFields(form);
    if (Object.keys(problems).length > 0) return showSummary("fields", problems);
    key.value ||= crypto.randomUUID();
    busy = true;
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
      if (response.status === 429) showSummary("busy", {});
      else showSummary(found ? "fields" : "failed", found ?? {});
    } catch {
      showSummary("offline", {});
    } finally {
      busy = false;
      button.textContent = label;
      button.ariaDisabled = null;
    }
  }

  function thank() {
    if (!form || !thanks) return;
    form.hidden = true;
    thanks.hidden = false;
    thanks.focus();
  }

  function showSummary(
    reason: "fields" | "busy" | "offline" | "failed",
    problems: Record<string, string>,
  ) {
    if (!form || !summary) return;
    showProblems(form, problems);
    summary.textContent = summary.dataset[reason] ?? "";
    summary.hidden = false;
    summary.focus();
  }
}

/** The server's problems by field; null if they do not concern fields. */
function fieldsOf(answer: unknown): Record<string, string> | null {
  if (typeof answer !== "object" || answer === null || !("fields" in answer)) return null;
  return Object.fromEntries(
    Object.entries(answer.fields ?? {}).map(([name, code]) => [name, String(code)]),
  );
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Validates the form by the constraints in its markup; returns the server's problem codes by field.
 */
function checkFields(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of form.querySelectorAll<Field>("[data-field] [name]")) {
    const { validity } = field;
    if (validity.valueMissing || (field.required && field.value.trim() === "")) {
      problems[field.name] = "missing";
    } else if (validity.tooLong) problems[field.name] = "too-long";
    else if (!validity.valid) problems[field.name] = "malformed";
  }
  const sent = new FormData(form);
  // Email or phone is enough, which no attribute can express.
  if (sent.get("email") === "" && sent.get("phone") === "") problems["email"] ??= "missing";
  return problems;
}

/** Shows each problem beside its field and clears resolved ones. */
function showProblems(form: HTMLFormElement, problems: Record<string, string>): void {
  for (const wrapper of form.querySelectorAll<HTMLElement>("[data-field]")) {
    const code = problems[wrapper.dataset["field"] ?? ""];
    const line = wrapper.querySelector<HTMLElement>("[data-error]");
    if (line === null) continue;
    line.hidden = code === undefined;
    line.textContent = code === undefined ? "" : line.getAttribute(`data-${code}`);
    for (const field of wrapper.querySelectorAll<Field>("[name]")) {
      field.ariaInvalid = code === undefined ? null : "true";
    }
  }
}
