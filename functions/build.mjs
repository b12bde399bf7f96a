/**
 * Bundles src/, the domain and Genkit into lib/, and writes package-lock.json. The cloud installs
 * this folder alone, so only what its package.json lists under `dependencies` may stay outside the bundle. Splitting keeps each route's dependencies out of a
 * cold start that does not need them. `--watch` builds again at every change.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build, context } from "esbuild";

import { contentPlugin } from "../scripts/lib/content/contentPlugin.ts";
import { writeLock } from "./writeLock.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${here}package.json`, "utf8"));

/** The insurer's folder, or what is wrong with it, one line for each fault. */
function content() {
  try {
    return contentPlugin(process.env.CONTENT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: here,
  entryPoints: ["src/index.ts"],
  outdir: "lib",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node24",
  // What is bundled and written for CommonJS asks for Node's own modules in its own way.
  banner: {
    js: 'import { createRequire as topRequire } from "node:module"; const require = topRequire(import.meta.url);',
  },
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  metafile: true,
  plugins: [content()],
  logLevel: "info",
};

if (process.argv.includes("--watch")) await (await context(options)).watch();
else {
  removeOthers((await build(options)).metafile);
  writeLock();
}

// Afterwards and not the whole folder before: emulators that run from it at this moment would lose
// the parts they have yet to load, and the sight of the folder.
function removeOthers({ outputs }) {
  for (const name of readdirSync(`${here}lib`)) {
    if (!(`lib/${name}` in outputs)) rmSync(`${here}lib/${name}`, { recursive: true });
  }
}
