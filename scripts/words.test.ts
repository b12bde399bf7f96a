import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const unwanted = sectionOf(readFileSync(join(root, "docs/glossary.md"), "utf8"), "Unwanted words");

/** Stored and deployed names keep their spelling, and so do the names that mirror them in code. */
const kept = new Set(["cancelled", "newsWindows", "sendCollectedNews"]);

const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root })
  .toString()
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(root, path)));

test("names and comments use no unwanted word", () => {
  expect(unwanted.size).toBeGreaterThan(10);
  const found = sources.flatMap((path) => {
    const words = withoutStrings(readFileSync(join(root, path), "utf8")).match(/[A-Za-z]+/g) ?? [];
    return [...new Set(words)]
      .filter((word) => !kept.has(word) && partsOf(word).some((part) => unwanted.has(part)))
      .map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

/** The words of a name, in lower case: two for `isOpen`. */
function partsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());
}

/** Texts in quotes are the product's copy or data, which other tests check. */
function withoutStrings(source: string): string {
  return source.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""');
}

function sectionOf(page: string, title: string): ReadonlySet<string> {
  const [, section = ""] = page.split(`\n## ${title}\n`);
  const [lines = ""] = section.split("\n## ");
  return new Set([...lines.matchAll(/`([a-z]+)`/g)].map(([, word = ""]) => word));
}
