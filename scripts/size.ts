/**
 * `npm run size`: prints how large the project is, by capability, and fails if the lines of source or
 * of tests exceed the figures in size.json. Ends with the compiled bytes of the rules.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import limits from "../size.json" with { type: "json" };
import { answerOf } from "./lib/command.ts";
import { capabilityOf, kindOf, type Kind } from "./lib/size/capabilities.ts";
import { compileRules } from "./lib/size/compiledRules.ts";
import { root } from "./lib/places.ts";
import { program, say } from "./lib/report.ts";

type Row = Record<Kind, number> & { files: number };

await program(async () => {
  const rows = new Map<string, Row>();
  for (const path of trackedFiles()) {
    const kind = kindOf(path);
    if (kind === null) continue;
    const capability = capabilityOf(path);
    const row = rows.get(capability) ?? { files: 0, source: 0, tests: 0, words: 0 };
    const text = readFileSync(join(root, path), "utf8");
    row[kind] += kind === "words" ? text.split(/\s+/).length - 1 : text.split("\n").length - 1;
    if (kind === "source") row.files += 1;
    rows.set(capability, row);
  }
  const sum = total([...rows.values()]);
  print("", ["files", "source", "tests", "words"]);
  const bySize = [...rows].toSorted(([, a], [, b]) => b.source + b.tests - a.source - a.tests);
  for (const [capability, row] of [...bySize, ["all", sum] as const]) {
    print(capability, [row.files, row.source, row.tests, row.words]);
  }
  printRules();
  return complain("source", sum.source) || complain("tests", sum.tests) ? 1 : 0;
});

/** Tracked files, and new ones that Git would not ignore. */
function trackedFiles(): readonly string[] {
  const listed = answerOf("git", ["ls-files", "--cached", "--others", "--exclude-standard"]) ?? "";
  return listed.split("\n").filter((path) => path !== "" && existsSync(join(root, path)));
}

function total(rows: readonly Row[]): Row {
  const add = (key: keyof Row) => rows.reduce((sum, row) => sum + row[key], 0);
  return { files: add("files"), source: add("source"), tests: add("tests"), words: add("words") };
}

function print(title: string, cells: readonly (string | number)[]): void {
  const columns = cells.map((cell) => cell.toLocaleString("en-US").padStart(10));
  say(`${title.padEnd(32)}${columns.join("")}`);
}

/** The compiled bytes of the rules by `match` block and shared function. Their test has the limit. */
function printRules(): void {
  const compiled = compileRules();
  if (typeof compiled === "string") return say(`${compiled}.`);
  print("\nfirestore.rules", ["compiled"]);
  for (const [name, bytes] of [...compiled.parts, ["all", compiled.bytes] as const]) {
    print(name.slice(-60).padEnd(60), [bytes]);
  }
}

/** Reports a sum above its limit. */
function complain(kind: "source" | "tests", lines: number): boolean {
  const limit = limits[kind];
  if (lines <= limit) return false;
  say(
    `${lines.toLocaleString("en-US")} lines of ${kind}, but size.json allows ${limit.toLocaleString("en-US")}: take something away, or raise the figure and say why in the commit.`,
  );
  return true;
}
