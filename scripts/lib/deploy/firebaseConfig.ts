import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { serverRegion } from "@salvia/domain/shared/region";

import committed from "../../../firebase.json" with { type: "json" };
import { deploymentConfig } from "../deploymentConfig.ts";
import { objectOf, type JsonObject } from "../json.ts";
import { root } from "../places.ts";

/** The parts of a project's firebase.json that the deployment itself needs. */
export type FirebaseConfig = {
  /** The generated file, relative to the root. */
  readonly path: string;
  readonly hosting: JsonObject;
  /** Functions that are released together with the site, each version with its own. */
  readonly pinned: readonly string[];
};

/** Writes firebase.json as this project needs it, beside the committed one. */
export function writeFirebaseConfig(
  project: string,
  webDir: string,
  minInstances: number,
): FirebaseConfig {
  const config = projectConfig(webDir, minInstances);
  const path = `firebase.local.${project}.json`;
  writeFileSync(join(root, path), `${JSON.stringify(config, null, 2)}\n`);
  const pinned = config.hosting.rewrites.flatMap(({ function: target }) =>
    target?.pinTag ? [target.functionId] : [],
  );
  return { path, hosting: objectOf(config.hosting), pinned: [...new Set(pinned)] };
}

/**
 * The committed firebase.json with the folder of the web build, the region of the database, and
 * without builds of firebase-tools' own: the deployment has built everything before its first step.
 */
function projectConfig(webDir: string, minInstances: number) {
  const { emulators: _, functions, ...config } = deploymentConfig(committed, minInstances);
  return {
    ...config,
    firestore: { ...config.firestore, location: serverRegion },
    functions: functions.map(({ predeploy: _predeploy, ...each }) => each),
    hosting: { ...config.hosting, public: webDir },
  };
}
