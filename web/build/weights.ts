import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

/**
 * The limits for a document's initial script, including all static imports, in kilobytes, gzipped.
 * Scripts that load later, by route or on demand, do not count.
 */
const budgets: Readonly<Record<string, number>> = {
  login: 222,
  "account-action": 210,
  site: 3,
  // It contains most of the site's, and up to 6 kB of its own.
  price: 6,
};

/**
 * The limits for the areas of signed-in users. An area's script loads in parallel with its
 * document's and counts together with it. Each budget is the measured weight plus 2 to 5 %.
 */
const areas = [
  { area: "SalesArea", entry: "portal", budget: 478 },
  { area: "MedicalArea", entry: "portal", budget: 458 },
] as const;

/**
 * Packages that a document must not load even later, because signing in must not wait for a
 * database.
 */
const refused = ["@firebase/firestore", "reactfire"] as const;
const withoutDatabase = new Set(["login", "account-action", "site", "price", "visitor"]);

/** Prints the weight of each document's script and fails the build if a check fails. */
export function weights(): Plugin {
  return {
    name: "salvia:weights",
    apply: "build",
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.isEntry) continue;
        const weight = weightOf([file], bundle);
        const budget = budgets[file.name];
        const of = budget === undefined ? "" : ` of ${budget}`;
        this.info(`${file.name}: ${weight.toFixed(1)}${of} kB of script before it runs, gzipped`);
        if (budget !== undefined && weight > budget) {
          this.error(`The script of ${file.name} has outgrown its budget.`);
        }
        const found = withoutDatabase.has(file.name) ? refusedIn(file, bundle) : [];
        if (found.length > 0) this.error(`The script of ${file.name} loads ${found.join(", ")}.`);
      }
      for (const { area, entry, budget } of areas) {
        const chunks = [entry, area].map((name) => named(name, bundle));
        if (!chunks.every((chunk) => chunk !== undefined)) this.error(`There is no ${area}.`);
        const weight = weightOf(chunks, bundle);
        this.info(
          `${area}: ${weight.toFixed(1)} of ${budget} kB of script before it runs, gzipped`,
        );
        if (weight > budget) this.error(`The script of ${area} has outgrown its budget.`);
      }
    },
  };
}

/** A build output file, reduced to what the weights need. */
type BuiltFile = BuiltChunk | { type: "asset" };
export interface BuiltChunk {
  type: "chunk";
  name: string;
  code: string;
  /** The files it imports statically, and those it imports dynamically. */
  imports: string[];
  dynamicImports: string[];
  /** The source modules it contains. */
  moduleIds: string[];
}
type Bundle = Readonly<Record<string, BuiltFile>>;

/** The gzipped weight of chunks and their static imports, each counted once, in kilobytes. */
export function weightOf(chunks: readonly BuiltChunk[], bundle: Bundle): number {
  const sizes = reach(chunks, bundle, ({ imports }) => imports).map(
    ({ code }) => gzipSync(code, { level: 9 }).byteLength,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The refused packages that an entry loads, immediately or later. */
export function refusedIn(entry: BuiltChunk, bundle: Bundle): string[] {
  const chunks = reach([entry], bundle, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return refused.filter((name) => modules.some((id) => id.includes(`/node_modules/${name}/`)));
}

function named(name: string, bundle: Bundle): BuiltChunk | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  return chunks.find((chunk) => chunk.name === name);
}

/** The given chunks and all chunks they lead to, each once. */
export function reach<Chunk extends BuiltChunk>(
  chunks: readonly Chunk[],
  bundle: Readonly<Record<string, Chunk | { type: "asset" }>>,
  next: (chunk: Chunk) => readonly string[],
): Chunk[] {
  const found = new Set(chunks);
  // A Set iterates over elements added during the loop.
  for (const chunk of found) {
    for (const name of next(chunk)) {
      const file = bundle[name];
      if (file?.type === "chunk") found.add(file);
    }
  }
  return [...found];
}
