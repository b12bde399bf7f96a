import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { mustRun } from "../command.ts";
import { objectOf, objectsOf, textOf } from "../json.ts";
import { cache, root } from "../places.ts";
import { Complaint } from "../report.ts";

/** What the built functions say about themselves, as firebase-tools reads it. */
export type FunctionsManifest = {
  readonly names: readonly string[];
  readonly secrets: readonly string[];
  readonly serviceAccounts: readonly string[];
};

/**
 * Loads the built functions with a project's environment, and reads their manifest.
 * @throws Complaint if they do not load
 */
export async function functionsManifest(
  project: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<FunctionsManifest> {
  const folder = join(cache, "deploy", project);
  const path = join(folder, "functions.yaml");
  mkdirSync(dirname(path), { recursive: true });
  const reader = join(root, "node_modules", "firebase-functions", "lib", "bin", "firebase-functions.js");
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
  const endpoints = Object.entries(objectOf(objectOf(manifest)["endpoints"]));
  const secrets = endpoints.flatMap(([, endpoint]) =>
    objectsOf(objectOf(endpoint)["secretEnvironmentVariables"]).map(({ key }) => textOf(key)),
  );
  const accounts = endpoints.map(([, endpoint]) => textOf(objectOf(endpoint)["serviceAccountEmail"]));
  return {
    names: endpoints.map(([name]) => name).toSorted(),
    secrets: [...new Set(secrets)].toSorted(),
    serviceAccounts: [...new Set(accounts)].filter((account) => account !== ""),
  };
}
