import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";

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

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Replaces an element's content with text. */
export function setText(element: Element, text: string): void {
  element.childNodes = [];
  // Browsers drop a line break directly after the opening tag of a textarea.
  const kept = element.tagName === "textarea" && text.startsWith("\n") ? `\n${text}` : text;
  defaultTreeAdapter.insertText(element, kept);
}
