import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The repository's root, wherever the command was called. */
export const root = resolve(dirname(import.meta.dirname), "..");

/**
 * Everything generated that is no build output: never committed, always safe to delete while
 * nothing runs.
 */
export const cache = join(root, ".cache");

/**
 * The project id of everything local. The prefix `demo-` keeps firebase-tools from ever reaching a
 * real project.
 */
export const demoProject = "demo-salvia";

/** Where `cargo install` puts hidane: outside the repository, so that a second clone finds it. */
export const hidaneRoot = join(
  process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"),
  "salvia",
  "hidane-0.6.0",
);
