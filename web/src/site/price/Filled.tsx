/** The place of a text in a sentence; pass it as a value to `t` and the result to `Filled`. */
export function placeOf(name: string): string {
  return `<${name}>`;
}

/** A sentence whose places the page's script or the server fills in (`priceView`). */
export function Filled({ children }: { children: string }) {
  return children
    .split(/<([\w.]+)>/)
    .map((part, index) => (index % 2 === 0 ? part : <span key={part} data-text={part} />));
}
