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
    const line = wrapper.querySelector<HTMLElement>("[data-error]");
    if (line === null) continue;
    line.hidden = code === undefined;
    line.textContent = code === undefined ? "" : line.getAttribute(`data-${code}`);
    for (const field of wrapper.querySelectorAll<FormField>("[name]")) {
      field.ariaInvalid = code === undefined ? null : "true";
    }
    if (code === undefined) continue;
    const link = elementOf("a", line.textContent);
    link.setAttribute("href", `#${wrapper.dataset["field"]}`);
    const item = elementOf("li", "");
    item.append(link);
    links.push(item);
  }
  return links;
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
