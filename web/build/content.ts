import { relative, resolve } from "node:path";

import { runnerImport, type Plugin } from "vite";

import {
  readContent,
  withoutSamples,
  type Content,
} from "../../scripts/lib/content/readContent.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * Replaces our brand, images, plans, legal pages, and texts by those of the insurer's folder that the
 * configuration names (CONTENT). Ends the build with one line for each fault. A real project never
 * publishes facts that we made up.
 */
export function content(env: NodeJS.ProcessEnv = process.env): Plugin {
  const folder = env["VITE_CONTENT"];
  const isReal = Boolean(env["VITE_FIREBASE_CONFIG"]);
  const own = folder ? readOrExit(folder) : isReal ? withoutSamples : null;
  return {
    name: "salvia:content",
    enforce: "pre",
    load(id) {
      return own?.files.get(relative(root, id.split("?")[0] ?? ""));
    },
    generateBundle() {
      // Written after the files of the public folder, in place of ours.
      for (const [fileName, source] of own?.assets ?? []) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** Runs a module of the app at build time, with the same content. */
export async function runInBuild<Module>(web: string, path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(web, path), {
    root: web,
    logLevel: "warn",
    plugins: [content()],
    // Node would load the domain's files itself, and with them our content.
    environments: { inline: { resolve: { noExternal: [/^@salvia\//] } } },
  });
  return module;
}

function readOrExit(folder: string): Content {
  try {
    return readContent(folder);
  } catch (error) {
    // Thrown, it would drown in Vite's own stack.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}
