import { gzipSync } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

/**
 * What a document's script may weigh until it runs, in kilobytes, gzipped: everything it imports
 * statically. What it loads later, by route or by need, does not count.
 */
const budgets: Readonly<Record<string, number>> = { login: 215, site: 5 };

/** Prints what each document's script weighs, and fails the build where a budget is exceeded. */
export function weights(): Plugin {
  return {
    name: "salvia:weights",
    apply: "build",
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.isEntry) continue;
        const weight = weightOf(file, bundle);
        const budget = budgets[file.name];
        const of = budget === undefined ? "" : ` of ${budget}`;
        this.info(`${file.name}: ${weight.toFixed(1)}${of} kB of script before it runs, gzipped`);
        if (budget !== undefined && weight > budget) {
          this.error(`The script of ${file.name} has outgrown its budget.`);
        }
      }
    },
  };
}

/** The gzipped weight of an entry and all it imports statically, in kilobytes. */
function weightOf(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): number {
  const counted = new Set<string>();
  const waiting = [entry.fileName];
  let bytes = 0;
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || counted.has(name)) continue;
    counted.add(name);
    bytes += gzipSync(chunk.code, { level: 9 }).byteLength;
    waiting.push(...chunk.imports);
  }
  return bytes / 1000;
}
