/**
 * A page's styles without unused custom properties. A theme declares them for every component, once
 * per color scheme, which is half of the styles.
 *
 * @param html markup whose attributes may use some as well
 */
export function withoutUnusedVariables(css: string, html: string): string {
  const used = new Set<string>();
  const pending = [html + css.replaceAll(declaration, "")];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      // A used property may refer to others, with a different value in each color scheme.
      pending.push(...valuesOf(css, name));
    }
  }
  return css.replaceAll(declaration, (whole, name: string) => (used.has(name) ? whole : ""));
}

const declaration = /(--[\w-]+):[^;{}]*;?/g;

function valuesOf(css: string, name: string): string[] {
  return [...css.matchAll(declaration)]
    .filter(([, declared]) => declared === name)
    .map(([whole]) => whole);
}
