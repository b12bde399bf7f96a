import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { mustRun } from "../command.ts";
import { objectOf } from "../json.ts";
import { cache, root } from "../places.ts";
import { Complaint } from "../report.ts";

/**
 * The names of the built functions, as firebase-tools reads them: loads the functions with a
 * project's environment.
 * @throws Complaint if they do not load
 */
export async function functionNames(
  project: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const folder = join(cache, "deploy", project);
  const path = join(folder, "functions.yaml");
  mkdirSync(dirname(path), { recursive: true });
  const reader = join(
    root,
    "node_modules",
    "firebase-functions",
    "lib",
    "bin",
    "firebase-functions.js",
  );
  await mustRun("Loading the functions", process.execPath, [reader, "."], {
    cwd: join(root, "functions"),
    env: {
      ...env,
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
      FUNCTIONS_MANIFEST_OUTPUT_PATH: path,
    },
    log: join(folder, "manifest.log"),
    signal,
  });
  if (!existsSync(path)) throw new Complaint("The functions have no manifest");
  // Written as JSON, which is YAML.
  const manifest: unknown = JSON.parse(readFileSync(path, "utf8"));
  const endpoints = Object.keys(objectOf(objectOf(manifest)["endpoints"]));
  return endpoints.toSorted();
}
