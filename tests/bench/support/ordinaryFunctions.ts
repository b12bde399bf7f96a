import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { cache, root } from "../../../scripts/lib/places.ts";
import { compile } from "./compile.ts";

const folder = join(cache, "bench", "ordinary");

/** The module of the functions in the ordinary way, once they are written. */
export const ordinaryModule = join(folder, "functions", "src", "index.js");

/**
 * Writes the functions again in the ordinary way: unbundled, file by file, with every handler
 * imported at the top, and Firebase imported by its packages' roots. They are made from our own
 * sources by a few substitutions, so the handlers are the same.
 */
export async function writeOrdinary(signal: AbortSignal): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const sources = globSync("{functions,domain}/src/**/*.ts", { cwd: root });
  const files = sources.filter((path) => !path.endsWith(".test.ts"));
  await compile(files, { base: ".", out: folder, signal });
  for (const path of files) {
    const compiled = join(folder, path.replace(/\.ts$/, ".js"));
    const script = ordinary(readFileSync(compiled, "utf8"), path);
    const [left] = notOrdinary.exec(script) ?? [];
    // The sources do not match what the substitutions expect.
    if (left !== undefined) throw new Error(`${path} has kept ${left} in the ordinary way.`);
    writeFileSync(compiled, script);
  }
}

const notOrdinary =
  /\bimport\(|"firebase-functions\/(?!v2\/options")[^"]*"|"firebase-admin\/app"|"@salvia\/[^"]*"/;

/**
 * A file in the ordinary way, from a compiled source with a path relative to the repository's root.
 */
function ordinary(script: string, path: string): string {
  const byRoots = roots.reduce((left, [from, to]) => left.replace(from, to), script);
  return atTheTop(byRoots)
    .replace(/"(\.\.?\/[^"]+)\.ts"/g, '"$1.js"')
    .replace(/"@salvia\/domain\/([\w/]+)"/g, (_, noun: string) =>
      JSON.stringify(relative(dirname(path), `domain/src/${noun}.js`)),
    );
}

/**
 * Firebase's modules and their packages' roots. Since firebase-admin 14 the root contains only the
 * app: Authentication and Firestore are imported from their own modules in any style.
 */
const roots: readonly (readonly [from: RegExp, to: string])[] = [
  [
    /import \* as logger from "firebase-functions\/logger";/,
    'import * as functions from "firebase-functions"; const { logger } = functions;',
  ],
  [
    /import (\{[^}]*\}) from "firebase-functions\/v2\/(https|tasks)";/g,
    'import { $2 } from "firebase-functions"; const $1 = $2;',
  ],
  [
    /import (\{[^}]*\}) from "firebase-admin\/app";/,
    'import * as admin from "firebase-admin"; const $1 = admin;',
  ],
];

/** Replaces imports on first use by imports at the top. */
function atTheTop(script: string): string {
  const imports: string[] = [];
  const rest = script.replace(/\bimport\(("[^"]+")\)/g, (_, from: string) => {
    imports.push(`import * as part${imports.length} from ${from};`);
    return `Promise.resolve(part${imports.length - 1})`;
  });
  return [...imports, rest].join("\n");
}
