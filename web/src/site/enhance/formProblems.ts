/** A field that a visitor fills in. */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Shows each problem beside its field, clears resolved ones, and returns links to the fields. */
export function showProblems(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
): Node[] {
  const links: Node[] = [];
  for (const wrapper of form.querySelectorAll<HTMLElement>("[data-field]")) {
    const code = problems[wrapper.dataset["field"] ?? ""];
    const line = showProblem(wrapper, code);
    if (line === null || code === undefined) continue;
    const link = elementOf("a", line.textContent);
    link.setAttribute("href", `#${wrapper.dataset["field"]}`);
    const item = elementOf("li", "");
    item.append(link);
    links.push(item);
  }
  return links;
}

/** Shows a field's problem beside it, or that it has none; returns the line that says so. */
function showProblem(wrapper: HTMLElement, code: string | undefined): HTMLElement | null {
  const line = wrapper.querySelector<HTMLElement>("[data-error]");
  if (line === null) return null;
  line.hidden = code === undefined;
  line.textContent = code === undefined ? "" : line.getAttribute(`data-${code}`);
  for (const field of wrapper.querySelectorAll<FormField>("[name]")) {
    field.ariaInvalid = code === undefined ? null : "true";
  }
  return line;
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
  for (const name of names) {
    const wrapper = form.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (wrapper) showProblem(wrapper, undefined);
    const link = summary.querySelector(`a[href="#${name}"]`);
    link?.closest("li")?.remove();
    if (link && summary.querySelector("a") === null) summary.hidden = true;
  }
}

/** Shows a form's summary: a sentence, followed by links to the fields. */
export function summarize(summary: HTMLElement, sentence: string, links: readonly Node[]): void {
  const list = elementOf("ul", "");
  list.append(...links);
  summary.replaceChildren(summary.dataset[sentence] ?? "", ...(links.length > 0 ? [list] : []));
  summary.hidden = false;
}

export function elementOf(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
