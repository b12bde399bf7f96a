type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Validates the form by the constraints in its markup; returns the server's problem codes by field.
 */
export function checkFields(form: HTMLFormElement): Record<string, string> {
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
export function showProblems(form: HTMLFormElement, problems: Record<string, string>): void {
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
