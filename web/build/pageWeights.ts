import { gzipSync } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

import { weightOf } from "./weights.ts";

/** What a public page may weigh with its styles and script, in kilobytes, gzipped: the fonts apart. */
const budget = 30;

/** Prints what the heaviest public page weighs, and fails the build where it is too much. */
export function pageWeights(): Plugin {
  return {
    name: "salvia:page-weights",
    apply: "build",
    writeBundle(_options, bundle) {
      const [heaviest] = weightsOf(bundle).toSorted((one, other) => other.weight - one.weight);
      if (heaviest === undefined) this.error("There is no public page.");
      const { fileName, weight } = heaviest;
      this.info(`${fileName}: ${weight.toFixed(1)} of ${budget} kB, the heaviest public page`);
      if (weight > budget) this.error(`${fileName} has outgrown its budget.`);
    },
  };
}

/** What each public page weighs with all it asks of its own origin, in kilobytes, gzipped. */
function weightsOf(bundle: Rolldown.OutputBundle): { fileName: string; weight: number }[] {
  const files = Object.values(bundle);
  const site = files.find((file) => file.type === "chunk" && file.name === "site");
  if (site?.type !== "chunk") return [];
  return files.flatMap((file) => {
    const html = textOf(file);
    if (!file.fileName.endsWith(".html") || !html.includes(site.fileName)) return [];
    const linked = [...html.matchAll(/ href="\/(assets\/[^"]+\.css|icon\.svg)"/g)];
    const sources = [html, ...linked.map(([, name = ""]) => textOf(bundle[name]))];
    const bytes = sources.map((source) => gzipSync(source, { level: 9 }).byteLength);
    const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
    return [{ fileName: file.fileName, weight: kilobytes + weightOf([site], bundle) }];
  });
}

function textOf(file: Rolldown.OutputBundle[string] | undefined): string {
  return file?.type === "asset" ? String(file.source) : "";
}
