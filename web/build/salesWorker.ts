import { createHash } from "node:crypto";

import type { Plugin, Rolldown } from "vite";

import { reach } from "./weights.ts";

/** The name of the worker's entry, and the file that Hosting serves, which must not change. */
export const salesWorker = { entry: "salesWorker", fileName: "sales-worker.js" } as const;

/**
 * Provides web/worker/salesWorker.ts with the list of the portal's files for offline use: all its
 * scripts, including lazy ones, and everything its document links to.
 */
export function salesWorkerFiles(): Plugin {
  return {
    name: "salvia:sales-worker",
    apply: "build",
    generateBundle: {
      // Runs after the documents are created.
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[salesWorker.fileName];
        if (worker?.type !== "chunk") this.error("There is no script for the sales area.");
        const files = shellFiles(bundle).join(" ");
        const version = createHash("sha256").update(files).digest("hex").slice(0, 12);
        worker.code = worker.code
          .replace("__SHELL_VERSION__", version)
          .replace("__SHELL_FILES__", files);
        if (!worker.code.includes(version) || !worker.code.includes(files)) {
          this.error("The script for the sales area has no place for its files.");
        }
      },
    },
  };
}

function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle);
  const portal = files.find((file) => file.type === "chunk" && file.name === "portal");
  const html = bundle["portal.html"];
  if (portal?.type !== "chunk" || html?.type !== "asset") return [];
  const chunks = reach<Rolldown.OutputChunk>([portal], bundle, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const scripts = chunks.map((chunk) => `/${chunk.fileName}`);
  const linked = [...String(html.source).matchAll(/ (?:href|src)="(\/[^"]+)"/g)];
  return [...new Set([...scripts, ...linked.map(([, path = ""]) => path)])].toSorted();
}
