import { isLanguage, type Language } from "@salvia/domain/shared/language";
import type { ContactValues } from "@salvia/domain/lead/contact";
import { parse, serialize } from "parse5";

import {
  append,
  attributeOf,
  elementsIn,
  has,
  mark,
  setAttribute,
  setText,
  show,
  type Element,
} from "./element.ts";

/** The code of each invalid field's error. */
type Problems = Readonly<Record<string, string>>;

type Filling = {
  values: ContactValues;
  fields: Problems;
};

/**
 * A public page with its contact form filled in. The page's markup marks the places: a
 * `[data-field]` around each field; in it a hidden `[data-error]` that has a sentence for each
 * error as `data-missing`, `data-malformed` and `data-too-long`; and a hidden `[data-summary]` that
 * has one for the whole form as `data-fields`, above a list of links to the fields. All typed values
 * are inserted as text.
 *
 * @throws Error for a page without such a form
 */
export function fillForm(html: string, { values, fields }: Filling): string {
  const page = parse(html);
  const form = elementsIn(page).find((element) => has(element, "data-contact"));
  if (form === undefined) throw new Error("The page has no contact form.");
  const inside = elementsIn(form);
  const typed = new Map<string | null, string>(Object.entries(values));
  for (const element of inside) {
    const value = typed.get(attributeOf(element, "name"));
    if (value !== undefined) fill(element, value);
  }
  const summary = inside.find((element) => has(element, "data-summary"));
  showProblems(inside, summary, fields);
  return serialize(page);
}

/** Shows each problem beside its field, and all of them in the summary. */
export function showProblems(
  form: readonly Element[],
  summary: Element | undefined,
  problems: Problems,
): void {
  for (const element of form) {
    const wrong = problems[attributeOf(element, "data-field") ?? ""];
    if (wrong !== undefined) showProblem(element, wrong);
  }
  if (summary === undefined) return;
  show(summary, attributeOf(summary, "data-fields"));
  addLinks(summary, form, problems);
}

/**
 * A public page with a plan selected in its contact form.
 *
 * @param addressIn the address of the page in another language
 */
export function selectPlan(
  html: string,
  plan: string,
  addressIn: (language: Language) => string,
): string {
  const page = parse(html);
  for (const element of elementsIn(page)) {
    if (attributeOf(element, "name") === "plan") fill(element, plan);
    const language = element.tagName === "a" ? attributeOf(element, "data-language") : null;
    if (isLanguage(language)) setAttribute(element, "href", addressIn(language));
  }
  return serialize(page);
}

export function fill(field: Element, value: string): void {
  const type = attributeOf(field, "type");
  if (field.tagName === "textarea") setText(field, value);
  else if (field.tagName === "select") {
    for (const option of elementsIn(field)) {
      mark(option, "selected", attributeOf(option, "value") === value);
    }
  } else if (type === "checkbox") mark(field, "checked", value !== "");
  else if (type === "radio") mark(field, "checked", attributeOf(field, "value") === value);
  else setAttribute(field, "value", value);
}

/**
 * Shows a field's error next to it, and announces it to screen readers. Of several fields that share
 * an error, those that follow their pattern are right.
 */
function showProblem(wrapper: Element, code: string): void {
  for (const element of elementsIn(wrapper)) {
    if (has(element, "data-error")) show(element, attributeOf(element, `data-${code}`));
    if (attributeOf(element, "name") === null) continue;
    const [pattern, value] = [attributeOf(element, "pattern"), attributeOf(element, "value")];
    const isRight = pattern !== null && (!value || new RegExp(`^(?:${pattern})$`, "v").test(value));
    if (!isRight) setAttribute(element, "aria-invalid", "true");
  }
}

/** Lists each error in the summary, as a link to its field. */
function addLinks(summary: Element, form: readonly Element[], fields: Problems): void {
  const wrong = form.flatMap((wrapper) => {
    const name = attributeOf(wrapper, "data-field") ?? "";
    const code = fields[name];
    const line = elementsIn(wrapper).find((element) => has(element, "data-error"));
    const sentence = line && attributeOf(line, `data-${code}`);
    const marked = elementsIn(wrapper).find((element) => has(element, "aria-invalid"));
    const id = marked && attributeOf(marked, "id");
    return code === undefined || !sentence ? [] : [{ id: id ?? name, sentence }];
  });
  if (wrong.length === 0) return;
  const list = append(summary, "ul");
  for (const { id, sentence } of wrong) {
    const link = append(append(list, "li"), "a");
    setAttribute(link, "href", `#${id}`);
    setText(link, sentence);
  }
}
