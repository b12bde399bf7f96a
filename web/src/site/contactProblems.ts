type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the form's own markup finds wrong, by field: the codes that the server uses too. */
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
  // One of the two is enough, which no attribute can say.
  if (sent.get("email") === "" && sent.get("phone") === "") problems["email"] ??= "missing";
  return problems;
}

/** Shows what is wrong beside each field, and takes away what no longer is. */
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
