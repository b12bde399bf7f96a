import { gzipSync } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

import { weightOf } from "./weights.ts";

/**
 * The limit for a public page with its styles and script but without fonts, in kilobytes, gzipped.
 * Our own heaviest is at 20; the rest is for an insurer's longer names and texts.
 */
const budget = 22;

/** Prints the weight of the heaviest public page and fails the build if it exceeds the budget. */
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

const scriptNames = new Set(["site", "price"]);

/**
 * The weight of each public page with everything it requests from its own origin, in kilobytes,
 * gzipped.
 */
function weightsOf(bundle: Rolldown.OutputBundle): { fileName: string; weight: number }[] {
  const files = Object.values(bundle);
  const scripts = files.filter(
    (file) => file.type === "chunk" && file.isEntry && scriptNames.has(file.name),
  );
  return files.flatMap((file) => {
    const html = textOf(file);
    const script = scripts.find(({ fileName }) => html.includes(fileName));
    if (!file.fileName.endsWith(".html") || script?.type !== "chunk") return [];
    const linked = [...html.matchAll(/ href="\/(assets\/[^"]+\.css|icon\.svg)"/g)];
    const sources = [html, ...linked.map(([, name = ""]) => textOf(bundle[name]))];
    const bytes = sources.map((source) => gzipSync(source, { level: 9 }).byteLength);
    const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
    return [{ fileName: file.fileName, weight: kilobytes + weightOf([script], bundle) }];
  });
}

function textOf(file: Rolldown.OutputBundle[string] | undefined): string {
  return file?.type === "asset" ? String(file.source) : "";
}
