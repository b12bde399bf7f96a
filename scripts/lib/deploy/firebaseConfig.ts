import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { serverRegion } from "../../../domain/src/shared/region.ts";
import { isObject, objectOf, objectsOf, textOf, type JsonObject } from "../json.ts";
import { root } from "../places.ts";

/** The parts of a project's firebase.json that the deployment itself needs. */
export type FirebaseConfig = {
  /** The generated file, relative to the root. */
  readonly path: string;
  readonly hosting: JsonObject;
  /** Functions that are released together with the site, each version with its own. */
  readonly pinned: readonly string[];
};

/**
 * Writes firebase.json as this project needs it: the web build's folder, no builds of
 * firebase-tools' own, and no pins if instances are kept running, which Hosting cannot combine.
 */
export function writeFirebaseConfig(
  project: string,
  webDir: string,
  minInstances: number,
): FirebaseConfig {
  const common: unknown = JSON.parse(readFileSync(join(root, "firebase.json"), "utf8"));
  const config = adapted(objectOf(common), webDir, minInstances);
  const path = `firebase.local.${project}.json`;
  writeFileSync(join(root, path), `${JSON.stringify(config, null, 2)}\n`);
  const hosting = objectOf(config["hosting"]);
  return { path, hosting, pinned: pinnedFunctions(hosting) };
}

/** The committed firebase.json with what a real project changes. */
export function adapted(config: JsonObject, webDir: string, minInstances: number): JsonObject {
  const { emulators: _, ...rest } = config;
  const hosting = objectOf(config["hosting"]);
  const rewrites = objectsOf(hosting["rewrites"]);
  return {
    ...rest,
    firestore: { ...objectOf(config["firestore"]), location: serverRegion },
    functions: objectsOf(config["functions"]).map(({ predeploy: _predeploy, ...each }) => each),
    hosting: {
      ...hosting,
      public: webDir,
      rewrites: minInstances > 0 ? rewrites.map(withoutPin) : rewrites,
    },
  };
}

function withoutPin(rewrite: JsonObject): JsonObject {
  if (!isObject(rewrite["function"])) return rewrite;
  const { pinTag: _, ...target } = rewrite["function"];
  return { ...rewrite, function: target };
}

function pinnedFunctions(hosting: JsonObject): readonly string[] {
  const names = objectsOf(hosting["rewrites"])
    .map((rewrite) => objectOf(rewrite["function"]))
    .filter((target) => target["pinTag"] === true)
    .map((target) => textOf(target["functionId"]));
  return [...new Set(names)];
}
