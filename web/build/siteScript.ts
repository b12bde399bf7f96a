import type { Plugin } from "vite";

/**
 * Gives the public pages' script its own copies of modules that other scripts use too. A module
 * belongs to one chunk, so shared modules would become separate chunks: a public page would request
 * six files instead of one, each with headers about as heavy as its content.
 */
export function siteScript(): Plugin {
  return {
    name: "salvia:site-script",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer === undefined || !/\/src\/site\/enhance\.ts$|\?site$/.test(importer))
        return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      // Vite reads JSON only under its own name; the pages' script uses none of it.
      if (found?.id.endsWith(".json")) return found;
      return found === null ? null : { ...found, id: `${found.id}${mark}` };
    },
  };
}

const mark = "?site";
