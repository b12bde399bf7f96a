/** A field that a visitor fills in. */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Shows each problem beside its field, clears resolved ones, and returns links to the fields. */
export function showProblems(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>("[data-field]")].flatMap((wrapper) => {
    const name = wrapper.dataset["field"] ?? "";
    const sentence = showProblem(wrapper, problems[name]);
    if (!sentence) return [];
    const link = elementOf("a", sentence);
    link.setAttribute("href", `#${wrapper.querySelector("[aria-invalid]")?.id ?? name}`);
    return link;
  });
}

/** Shows a field's problem beside it, or that it has none; returns the sentence that says so. */
function showProblem(wrapper: HTMLElement, code: string | undefined): string | null | undefined {
  const line = wrapper.querySelector<HTMLElement>("[data-error]");
  const sentence = code && line?.getAttribute(`data-${code}`);
  if (line) {
    line.hidden = !sentence;
    line.textContent = sentence ?? "";
  }
  for (const field of wrapper.querySelectorAll<FormField>("[name]")) {
    field.ariaInvalid = sentence && !isRight(field) ? "true" : null;
  }
  return sentence;
}

/** Whether a field of several that share a problem is one that has a pattern, and follows it. */
export function isRight(field: FormField): boolean {
  return field.matches("[pattern]:valid");
}

/**
 * Takes back the problems of corrected fields, and the summary with the last of them. Links are
 * removed one by one, because a summary that is filled again would be announced with each key.
 */
export function clearProblems(
  form: HTMLFormElement,
  summary: HTMLElement,
  names: readonly string[],
): void {
  const links = [...summary.querySelectorAll("a")];
  for (const link of links) {
    const wrapper = form.querySelector(link.hash)?.closest<HTMLElement>("[data-field]");
    if (!wrapper || !names.includes(wrapper.dataset["field"] ?? "")) continue;
    showProblem(wrapper, undefined);
    link.parentElement?.remove();
  }
  if (links.length > 0 && !summary.querySelector("a")) summary.hidden = true;
}

/** Shows a form's summary: a sentence, followed by links to the fields. */
export function summarize(summary: HTMLElement, sentence: string, links: readonly Node[]): void {
  const list = elementOf("ul", "");
  for (const link of links) {
    const item = elementOf("li", "");
    item.append(link);
    list.append(item);
  }
  summary.textContent = summary.dataset[sentence] ?? "";
  if (links.length > 0) summary.append(list);
  summary.hidden = false;
}

export function elementOf(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
