/**
 * What stands before every program of the project: plain Node code without a dependency, because on
 * a fresh clone nothing is installed yet. It checks the Node that runs it, installs the packages
 * when they are missing or stale, and hands over to the Node 24 that the packages bring, which runs
 * TypeScript as it is.
 */
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
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
  // Programs called below (firebase, vite, npm) ask the PATH for `node`: it must be the project's.
  process.env["PATH"] = [join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter);
  const program = join(root, "scripts", `${name}.ts`);
  if (major(process.versions.node) >= newNode) {
    await import(pathToFileURL(program).href);
    return;
  }
  process.exitCode = await run(projectNode(), [program, ...process.argv.slice(2)]);
}

/**
 * The one line for a Node that is too old, or null.
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
