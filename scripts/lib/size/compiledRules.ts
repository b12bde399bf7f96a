import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { googleEmulatorJar, newestJava } from "../emulators/googleEmulator.ts";
import { root } from "../places.ts";

/** What Google's compiler makes of firestore.rules. */
export type CompiledRules = {
  readonly bytes: number;
  /** The bytes of each `match` block and each shared function, most first. */
  readonly parts: readonly (readonly [name: string, bytes: number])[];
  readonly warnings: readonly string[];
};

/**
 * Compiles firestore.rules with the compiler in Google's Firestore emulator: Firestore refuses rules of
 * more than 250 KB compiled (decision 117).
 * @returns a sentence if there is no compiler here
 * @throws if the rules don't compile
 */
export function compileRules(): CompiledRules | string {
  const jar = googleEmulatorJar();
  if (jar === null)
    return "Google's Firestore emulator, whose compiler measures the rules, isn't here";
  const java = newestJava(21);
  if (java === null || java.major < 21)
    return "Google's compiler of the rules needs Java 21 or later";
  const { status, stdout, stderr } = spawnSync(
    java.command ?? "java",
    ["-cp", jar, join(import.meta.dirname, "RulesSize.java"), join(root, "firestore.rules")],
    { encoding: "utf8" },
  );
  const lines = stdout.split("\n").map((line) => line.split("\t"));
  const of = (wanted: string) =>
    lines.flatMap(([kind, bytes, name = ""]) =>
      kind === wanted ? [[name, Number(bytes)] as const] : [],
    );
  const warnings = of("warning").map(([text]) => text);
  const [whole] = of("all");
  if (status !== 0 || whole === undefined) throw new Error([...warnings, stderr].join("\n"));
  const parts = [...of("match"), ...of("function")].toSorted(([, a], [, b]) => b - a);
  return { bytes: whole[1], parts, warnings };
}
