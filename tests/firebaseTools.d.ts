// The parts of firebase-tools that tests use; it has no types.

declare module "firebase-tools/lib/accountImporter.js" {
  /** Checks an account of a file, as `firebase auth:import` does. */
  export function validateUserJson(user: unknown): { error?: string };
}

declare module "firebase-tools/lib/fsAsync.js" {
  /** The files of a folder that no pattern ignores, as a deployment lists them. */
  export function readdirRecursive(options: {
    path: string;
    ignoreStrings: string[];
  }): Promise<{ name: string; mode: number }[]>;
}

declare module "firebase-tools/lib/deploy/functions/runtimes/discovery/v1alpha1.js" {
  import type { Build } from "firebase-tools/lib/deploy/functions/build.js";
  /** Reads the manifest of functions, as a deployment does. */
  export function buildFromV1Alpha1(
    manifest: unknown,
    project: string,
    region: string,
    runtime: string,
  ): Build;
}

declare module "firebase-tools/lib/deploy/functions/build.js" {
  export type Build = object;
  /** A function to deploy. */
  export type Endpoint = {
    id: string;
    region: string;
    serviceAccount?: string;
    maxInstances?: number;
    minInstances?: number;
    secretEnvironmentVariables?: { secret: string }[];
  };
  export type Backend = { endpoints: Record<string, Record<string, Endpoint>> };
  export function toBackend(build: Build, parameters: object): Backend;
}

declare module "firebase-tools/lib/deploy/hosting/convertConfig.js" {
  import type { Backend } from "firebase-tools/lib/deploy/functions/build.js";
  /** Turns the settings of Hosting into those of its API, or refuses them. */
  export function convertConfig(
    context: { projectId: string; existingBackendPromise: Promise<Backend> },
    payload: { functions: Record<string, { wantBackend: Backend }> },
    deploy: { config: object; version: string },
  ): Promise<{ rewrites?: { run?: { tag?: string } }[] }>;
}

declare module "firebase-tools/lib/hosting/runTags.js" {
  /** The functions by which Hosting pins versions of other functions. */
  const runTags: { setRewriteTags: (rewrites: object[]) => Promise<void> };
  export default runTags;
}
