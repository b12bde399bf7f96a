import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type committed from "../../../firebase.json";
import { mustRun } from "../command.ts";
import { deploymentConfig } from "../deploymentConfig.ts";
import type { HeaderRule } from "../hostingHeaders.ts";
import { cache, root } from "../places.ts";

/** The parts of a project's firebase.json that the deployment itself needs. */
export type FirebaseConfig = {
  /** The generated file, relative to the root. */
  readonly path: string;
  readonly headers: readonly HeaderRule[];
  /** Functions that are released together with the site, each version with its own. */
  readonly pinned: readonly string[];
};

/**
 * Writes firebase.json as this project needs it, beside the committed one.
 *
 * @param webEnv the environment of the web build, on which the content security policies depend
 */
export async function writeFirebaseConfig(
  project: string,
  webDir: string,
  webEnv: Readonly<Record<string, string>>,
  minInstances: number,
  signal: AbortSignal,
): Promise<FirebaseConfig> {
  const path = `firebase.local.${project}.json`;
  const log = join(cache, "deploy", project, "policies.log");
  const args = [join(root, "web", "build", "writePolicies.ts"), path];
  await mustRun("Writing the policies", process.execPath, args, { env: webEnv, log, signal });
  const config = projectConfig(readConfig(path), webDir, minInstances);
  writeFileSync(join(root, path), `${JSON.stringify(config, null, 2)}\n`);
  const pinned = config.hosting.rewrites.flatMap(({ function: target }) =>
    target?.pinTag ? [target.functionId] : [],
  );
  return { path, headers: config.hosting.headers, pinned: [...new Set(pinned)] };
}

/**
 * firebase.json with the folder of the web build, and without builds of firebase-tools' own: the
 * deployment has built everything before its first step.
 */
function projectConfig(source: typeof committed, webDir: string, minInstances: number) {
  const { emulators: _, functions, ...config } = deploymentConfig(source, minInstances);
  return {
    ...config,
    functions: functions.map(({ predeploy: _predeploy, ...each }) => each),
    hosting: { ...config.hosting, public: webDir },
  };
}

function readConfig(path: string): typeof committed {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of the committed file
  return JSON.parse(readFileSync(join(root, path), "utf8")) as typeof committed;
}
