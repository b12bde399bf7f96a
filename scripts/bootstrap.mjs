/**
 * Runs before every program of the project. Plain Node code without dependencies, because a fresh
 * clone has nothing installed. It checks the Node version, installs missing or outdated packages,
 * and hands over to the Node 24 among them, which runs TypeScript directly: the program of
 * start.mjs or test.mjs, by whose names a run is found, or the one named on the command line.
 */
import { realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { install, isInstalled, major, newNode, projectNode, root, run } from "./install.mjs";

const oldestNode = 20;

/**
 * Runs scripts/<name>.ts with the command line's arguments, after installing what is missing.
 * @param {string} name a program of this folder, without its extension
 */
export async function handOver(name) {
  const tooOld = nodeComplaint(process.versions.node);
  if (tooOld !== null) return fail(tooOld);
  if (!isInstalled() && !(await install())) {
    return fail(
      "The packages could not be installed: see the lines above, then run the command again.",
    );
  }
  // Programs called below (firebase, vite, npm) look up `node` on the PATH; it must be the
  // project's.
  process.env["PATH"] = [join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter);
  const program = join(root, "scripts", `${name}.ts`);
  if (major(process.versions.node) >= newNode) {
    await import(pathToFileURL(program).href);
    return;
  }
  process.exitCode = await run(projectNode(), [program, ...process.argv.slice(2)]);
}

/**
 * The error message for a Node version that is too old, in one line, or null.
 * @param {string} version such as "20.11.1"
 * @returns {string | null}
 */
export function nodeComplaint(version) {
  if (major(version) >= oldestNode) return null;
  return `Salvia needs Node ${oldestNode} or newer, and this is Node ${version}. Install a newer one (https://nodejs.org) and run the command again.`;
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

if (realpathSync(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [name] = process.argv.splice(2, 1);
  await handOver(name);
}
