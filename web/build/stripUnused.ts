import type { Plugin } from "vite";

/**
 * Leaves out of the bundle what packages bring along and nothing of ours can reach. A bundler cannot
 * see that, since they put it into tables and classes of their own (docs/decisions/0018-less-script.md).
 */
export function stripUnused(): Plugin {
  return {
    name: "salvia:left-out",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer = "") {
      const gap = gaps.find(({ unused, by }) => source === unused && by.test(importer));
      if (gap !== undefined) return empty;
      if (!/\/node_modules\//.test(importer) && gaps.some(({ behind }) => source === behind)) {
        this.error(`${source} needs what web/build/stripUnused.ts leaves out.`);
      }
      return null;
    },
    // In this older form of a module, a name that is not there is no error but undefined.
    load: (id) => (id === empty ? "module.exports = {};" : null),
  };
}

const empty = "\0salvia:left-out";

const gaps = [
  // For its hooks of the Realtime Database: 37 kB, gzipped.
  { unused: "firebase/database", by: /\/reactfire\//, behind: "firebase/database" },
  // A second engine for regular expressions, which pipelines may have in a query: 43 kB.
  { unused: "re2js", by: /\/@firebase\/firestore\//, behind: "firebase/firestore/pipelines" },
] as const;
