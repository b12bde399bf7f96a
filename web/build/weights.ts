import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

/**
 * What a document's script may weigh until it runs, in kilobytes, gzipped: everything it imports
 * statically. What it loads later, by route or by need, does not count.
 */
const budgets: Readonly<Record<string, number>> = { login: 215, "account-action": 210, site: 3 };

/**
 * The same of what people wait for who have signed in: an area's script comes beside that of its
 * document, and is weighed with it. The budget is what was measured, and 2 to 5 %.
 */
const areas = [
  { area: "SalesArea", entry: "portal", budget: 464 },
  { area: "MedicalArea", entry: "portal", budget: 436 },
] as const;

/** Packages that a document may not even load later: signing in must not wait for a database. */
const refused = ["@firebase/firestore", "reactfire"] as const;
const withoutDatabase = new Set(["login", "account-action", "site", "visitor"]);

/** Prints what each document's script weighs, and fails the build where it is not what it should be. */
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

/** A file of a build, as far as it is weighed. */
type BuiltFile = BuiltChunk | { type: "asset" };
export interface BuiltChunk {
  type: "chunk";
  name: string;
  code: string;
  /** The files it imports, and those it may import later. */
  imports: string[];
  dynamicImports: string[];
  /** The sources it is made of. */
  moduleIds: string[];
}
type Bundle = Readonly<Record<string, BuiltFile>>;

/** The gzipped weight of chunks and all they import statically, each once, in kilobytes. */
export function weightOf(chunks: readonly BuiltChunk[], bundle: Bundle): number {
  const sizes = reach(chunks, bundle, ({ imports }) => imports).map(
    ({ code }) => gzipSync(code, { level: 9 }).byteLength,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Which of the refused packages an entry loads, at once or at any time later. */
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

/** Chunks and those they lead to, each once. */
export function reach<Chunk extends BuiltChunk>(
  chunks: readonly Chunk[],
  bundle: Readonly<Record<string, Chunk | { type: "asset" }>>,
  next: (chunk: Chunk) => readonly string[],
): Chunk[] {
  const found = new Set(chunks);
  // A set takes what is added while it is walked.
  for (const chunk of found) {
    for (const name of next(chunk)) {
      const file = bundle[name];
      if (file?.type === "chunk") found.add(file);
    }
  }
  return [...found];
}
