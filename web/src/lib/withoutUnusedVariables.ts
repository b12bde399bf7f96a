/**
 * A page's styles without the custom properties that nothing on it uses: a theme declares them for
 * every component there is, once per look, and that is half of the styles.
 *
 * @param html where attributes may use some too
 */
export function withoutUnusedVariables(css: string, html: string): string {
  const used = new Set<string>();
  const pending = [html + css.replaceAll(declaration, "")];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      // What is used may be made of others, in each look of its own.
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
