import type { Plugin, Rolldown } from "vite";

import { reach } from "./weights.ts";

/**
 * Shortens the lists of files that Vite loads ahead with an import on demand: a script needs no
 * files that it has imported itself. The lists are part of the first script, where their names
 * weigh more than a kilobyte, gzipped.
 *
 * @returns a plugin, and the option `modulePreload.resolveDependencies` of the build
 */
export function preloadMissing() {
  let bundle: Rolldown.OutputBundle = {};

  const plugin: Plugin = {
    name: "salvia:preload-missing",
    apply: "build",
    // Before Vite makes the lists, which happens in the same step.
    enforce: "pre",
    generateBundle(_options, files) {
      bundle = files;
    },
  };

  function resolveDependencies(
    _file: string,
    dependencies: string[],
    { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
  ): string[] {
    const host = bundle[hostId];
    if (hostType === "html" || host?.type !== "chunk") return dependencies;
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const byName = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
    const imported = reach([host], byName, ({ imports }) => imports);
    const loaded = new Set(imported.map(({ fileName }) => fileName));
    return dependencies.filter((name) => !loaded.has(name));
  }

  return { plugin, resolveDependencies };
}
