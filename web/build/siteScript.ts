import type { Plugin } from "vite";

/**
 * Gives the public pages' script copies of its own of the modules that other scripts use too. A module
 * is in one chunk, and what is shared would be in chunks of its own: a public page would ask for six
 * files instead of one, each with headers about as heavy as itself.
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
      return found === null ? null : { ...found, id: `${found.id}${mark}` };
    },
  };
}

const mark = "?site";
