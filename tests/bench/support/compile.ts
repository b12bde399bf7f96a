import { join } from "node:path";

import { mustRun } from "../../../scripts/lib/command.ts";
import { cache, root } from "../../../scripts/lib/places.ts";

/**
 * Compiles TypeScript file by file, without bundling, with the bundle's compiler and for its Node
 * version.
 *
 * @param files from the repository's root
 * @param base the folder that the output's tree begins at
 * @throws Complaint with the compiler's message
 */
export async function compile(
  files: readonly string[],
  { base, out, signal }: { base: string; out: string; signal: AbortSignal },
): Promise<void> {
  const flags = ["--format=esm", "--platform=node", "--target=node24", "--log-level=warning"];
  const places = [`--outbase=${base}`, `--outdir=${out}`];
  const log = join(cache, "build", "bench.log");
  await mustRun("Compiling for the bench", "esbuild", [...flags, ...places, ...files], {
    cwd: root,
    log,
    signal,
  });
}
