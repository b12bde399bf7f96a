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

/** Downloads and builds that outlive a clone: outside the repository, so that other clones find them. */
const sharedCache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "salvia");

/** The install folder of hidane. */
export const hidaneRoot = join(sharedCache, "hidane-0.6.0");

/** Google's descriptions of its APIs, for the rehearsals of deployments. */
export const discoveryRoot = join(sharedCache, "discovery-2.202.0");
