import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { build } from "esbuild";
import * as z from "zod";

import { root } from "../places.ts";

/**
 * Stores what the next release is compared with: the rules, and the requests that they grant.
 *
 * The requests are the tables of the rules' tests, bundled with the product's own code as it is
 * today. They make their times when they run, so that an appointment in five minutes stays one.
 *
 * @param folder created if it is missing
 * @param version of the release, such as `1.2.0`
 */
export async function writeRelease(folder: string, version: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, "firestore.rules"), join(folder, "firestore.rules"));
  await build({
    entryPoints: [join(root, "tests", "rules", "requests.ts")],
    outfile: join(folder, "requests.js"),
    bundle: true,
    platform: "node",
    format: "esm",
    minify: true,
    lineLimit: 160,
    legalComments: "none",
    // The emulator's client must be the one that the tests use. The domain's libraries would make
    // the file ten times as large.
    external: ["firebase", ...librariesOf(join(root, "domain", "package.json"))],
    banner: { js: `// The requests of release ${version}, written by \`npm run release\`.` },
    logLevel: "error",
  });
  const differences = { refusedByTodaysRules: {}, refusedByPreviousRules: {} };
  writeFileSync(join(folder, "differences.json"), `${JSON.stringify(differences, null, 2)}\n`);
}

function librariesOf(manifest: string): string[] {
  const { dependencies } = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
  return Object.keys(dependencies);
}

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
