import type { Plugin } from "vite";

/**
 * Gives the scripts of the public pages their own copies of modules that other scripts use too. A
 * module belongs to one chunk, so shared modules would become separate chunks: a public page would
 * request six files instead of one, each with headers about as heavy as its content.
 */
export function siteScript(): Plugin {
  return {
    name: "salvia:site-script",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const mark = importer === undefined ? undefined : markFor(importer);
      if (mark === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: `${found.id}${mark}` };
    },
    transform(code, id) {
      // Vite reads JSON only under its own name.
      if (!/\.json\?(?:site|price)$/.test(id)) return null;
      const data: unknown = JSON.parse(code, (key, value: unknown) =>
        unused.has(key) ? undefined : value,
      );
      return { code: `export default ${JSON.stringify(data)}`, moduleType: "js" };
    },
  };
}

/** Names are in the pages, in their language, and only the server stores the version of rules. */
const unused = new Set(["name", "version", "date"]);

/** Marks the copies of an entry's modules. */
function markFor(importer: string): string | undefined {
  const [, entry, mark] =
    /\/src\/site\/enhance(\.price)?\.ts$|(\?(?:site|price))$/.exec(importer) ?? [];
  if (mark !== undefined) return mark;
  if (entry !== undefined) return "?price";
  return importer.endsWith("/src/site/enhance.ts") ? "?site" : undefined;
}
