import { isLanguage, type Language } from "@salvia/domain/shared/language";
import type { ContactValues } from "@salvia/domain/site/contact";
import { parse, serialize, defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";

/** How to redisplay a form. */
type Filling = {
  values: ContactValues;
  /** The error code of each invalid field. */
  fields: Readonly<Record<string, string>>;
};

/**
 * A public page with its contact form filled in. The page's markup marks the places: a
 * `[data-field]` around each field; in it a hidden `[data-error]` that has a sentence for each
 * error as `data-missing`, `data-malformed` and `data-too-long`; and a hidden `[data-summary]` that
 * has one for the whole form as `data-fields`, above a list of links to the fields. All typed values are inserted as text.
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
    const wrong = fields[attributeOf(element, "data-field") ?? ""];
    if (wrong !== undefined) showProblem(element, wrong);
  }
  for (const element of inside) {
    if (!has(element, "data-summary")) continue;
    show(element, attributeOf(element, "data-fields"));
    addLinks(element, inside, fields);
  }
  return serialize(page);
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

function fill(field: Element, value: string): void {
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

/** Shows a field's error next to it, and announces it to screen readers. */
function showProblem(wrapper: Element, code: string): void {
  for (const element of elementsIn(wrapper)) {
    if (has(element, "data-error")) show(element, attributeOf(element, `data-${code}`));
    if (attributeOf(element, "name") !== null) setAttribute(element, "aria-invalid", "true");
  }
}

/** Lists each error in the summary, as a link to its field. */
function addLinks(summary: Element, form: readonly Element[], fields: Filling["fields"]): void {
  const wrong = form.flatMap((wrapper) => {
    const name = attributeOf(wrapper, "data-field") ?? "";
    const code = fields[name];
    const line = elementsIn(wrapper).find((element) => has(element, "data-error"));
    const sentence = line && attributeOf(line, `data-${code}`);
    return code === undefined || !sentence ? [] : [{ name, sentence }];
  });
  if (wrong.length === 0) return;
  const list = append(summary, "ul");
  for (const { name, sentence } of wrong) {
    const link = append(append(list, "li"), "a");
    setAttribute(link, "href", `#${name}`);
    setText(link, sentence);
  }
}

function append(parent: Element, tagName: string): Element {
  const child = defaultTreeAdapter.createElement(tagName, parent.namespaceURI, []);
  defaultTreeAdapter.appendChild(parent, child);
  return child;
}

function show(element: Element, sentence: string | null): void {
  setText(element, sentence ?? "");
  removeAttribute(element, "hidden");
}

function mark(element: Element, name: string, on: boolean): void {
  if (on) setAttribute(element, name, "");
  else removeAttribute(element, name);
}

function has(element: Element, name: string): boolean {
  return attributeOf(element, name) !== null;
}

export type Element = DefaultTreeAdapterTypes.Element;

/** All elements below a node, in document order. */
export function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    "tagName" in child ? [child, ...elementsIn(child)] : [],
  );
}

export function attributeOf({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Replaces an element's content with text. */
function setText(element: Element, text: string): void {
  element.childNodes = [];
  // Browsers drop a line break directly after the opening tag of a textarea.
  const kept = element.tagName === "textarea" && text.startsWith("\n") ? `\n${text}` : text;
  defaultTreeAdapter.insertText(element, kept);
}
