import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

export function append(parent: Element, tagName: string): Element {
  const child = defaultTreeAdapter.createElement(tagName, parent.namespaceURI, []);
  defaultTreeAdapter.appendChild(parent, child);
  return child;
}

export function show(element: Element, sentence: string | null): void {
  setText(element, sentence ?? "");
  removeAttribute(element, "hidden");
}

/** Turns an attribute without a value on or off. */
export function mark(element: Element, name: string, on: boolean): void {
  if (on) setAttribute(element, name, "");
  else removeAttribute(element, name);
}

export function has(element: Element, name: string): boolean {
  return attributeOf(element, name) !== null;
}

/** All elements below a node, in document order. */
export function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    "tagName" in child ? [child, ...elementsIn(child)] : [],
  );
}

export function attributeOf({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  // Browsers drop a line break directly after the opening tag of a textarea.
  const kept = element.tagName === "textarea" && text.startsWith("\n") ? `\n${text}` : text;
  defaultTreeAdapter.insertText(element, kept);
}

/** A copy of an element with its content. */
export function clone(element: Element): Element {
  const { tagName, namespaceURI, attrs, childNodes } = element;
  const copy = defaultTreeAdapter.createElement(
    tagName,
    namespaceURI,
    attrs.map(({ name, value }) => ({ name, value })),
  );
  for (const child of childNodes) {
    if ("tagName" in child) defaultTreeAdapter.appendChild(copy, clone(child));
    else if ("value" in child) defaultTreeAdapter.insertText(copy, child.value);
  }
  return copy;
}

/** The text directly in an element. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
