import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The repository's root, independent of the working directory. */
export const root = resolve(dirname(import.meta.dirname), "..");

/**
 * The folder for generated files other than build output: never committed, safe to delete while
 * nothing runs.
 */
export const cache = join(root, ".cache");

/**
 * The project id for local runs. The prefix `demo-` keeps firebase-tools from accessing real
 * projects.
 */
export const demoProject = "demo-salvia";

/** The install folder of hidane: outside the repository, so that other clones find it. */
export const hidaneRoot = join(
  process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"),
  "salvia",
  "hidane-0.6.0",
);
