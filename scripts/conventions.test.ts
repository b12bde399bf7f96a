import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const files = git("ls-files", "--cached", "--others", "--exclude-standard").filter((path) =>
  existsSync(join(root, path)),
);

const sources = files.filter(
  (path) =>
    /^(domain|functions|web|scripts|seed)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

const tests = files.filter((path) => path.startsWith("tests/"));

describe("folders", () => {
  test("have at most 25 source files, or 25 files of tests", () => {
    const counts = countBy([...sources, ...tests], (path) => dirname(path));
    expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
  });

  test("have no two files whose names differ only by case or ending", () => {
    const counts = countBy(sources, (path) =>
      join(dirname(path), basename(path).replace(/\.tsx?$/, "")).toLowerCase(),
    );
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });
});

test.each(["docs/glossary.md", "docs/how-to.md", "docs/architecture.md"])(
  "%s names only files and folders that exist",
  (page) => {
    const text = readFileSync(join(root, page), "utf8");
    const paths = [...text.matchAll(/`((?:domain|functions|web|scripts|seed|tests)\/[^`\s]+)`/g)]
      .map(([, path = ""]) => path)
      // A placeholder, a pattern, an ignored file.
      .filter((path) => !/[<*…]|^functions\/(lib|\.env)/.test(path));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

describe("docs/glossary.md", () => {
  const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");

  test("explains each term once", () => {
    // The product's words repeat some terms, in four languages.
    const [ofTheField = ""] = glossary.split("\n## Words of the product\n");
    const terms = [...ofTheField.matchAll(/^\| ([^|]+?) +\|/gm)]
      .map(([, term = ""]) => term)
      .filter((term) => term !== "term" && !term.startsWith("-"));
    expect(terms.length).toBeGreaterThan(50);
    expect(terms).toEqual([...new Set(terms)]);
  });
});

test("the latest commit's subject has at most 72 characters", () => {
  const [subject = ""] = git("log", "-1", "--no-merges", "--format=%s");
  expect(subject.length).toBeLessThanOrEqual(72);
});

function countBy(paths: readonly string[], key: (path: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(key(path), (counts.get(key(path)) ?? 0) + 1);
  return counts;
}

function git(...args: readonly string[]): string[] {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}
