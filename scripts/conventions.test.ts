import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
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

describe("a small helper with one user", () => {
  /** Why a file stays although the rule would merge it. */
  const kept = new Map([
    ["web/src/lib/logo.json", "data that a build replaces"],
    ["web/src/site/pages/ownLegalPages.json", "data that a build replaces"],
    ["web/src/site/pages/planDocuments.json", "data that a build replaces"],
    ["domain/src/site/facts.json", "data that a build replaces"],
  ]);

  test("is in its user's file, unless a test imports it", () => {
    expect(smallHelpers(files, read).filter((path) => !kept.has(path))).toEqual([]);
  });

  test("is named as an exception only while the rule would merge it", () => {
    const helpers = smallHelpers(files, read);
    expect([...kept.keys()].filter((path) => !helpers.includes(path))).toEqual([]);
  });

  test("is found by its import, and not if a test or a second file imports it", () => {
    const texts = new Map([
      ["web/src/lib/page.ts", 'import { a } from "./alone.ts";\nimport { b } from "./both.ts";\n'],
      [
        "web/src/lib/other.ts",
        'import type { B } from "./both.ts";\nexport { c } from "./tested.ts";',
      ],
      ["web/src/lib/tested.test.ts", 'import { c } from "./tested.ts";\n'],
      ["web/src/lib/lazy.ts", 'const load = () => import("./later.ts");\n'],
      ["web/src/lib/alone.ts", ""],
      ["web/src/lib/both.ts", ""],
      ["web/src/lib/tested.ts", ""],
      ["web/src/lib/later.ts", ""],
    ]);
    expect(smallHelpers([...texts.keys()], (path) => texts.get(path) ?? "")).toEqual([
      "web/src/lib/alone.ts",
    ]);
  });
});

test("the documents name only files and folders that exist", () => {
  const pages = globSync("{README,CONTRIBUTING,docs/**/*,ops/*}.md", { cwd: root });
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:domain|functions|web|scripts|seed|tests)\/[^`\s]+)`/g)]
      .map(([, path = ""]) => path)
      // A placeholder, a pattern, an ignored file.
      .filter((path) => !/[<*{…]|^functions\/(lib|\.env)/.test(path))
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(pages.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

test("docs/architecture.md names each folder of the domain, the features, and the functions", () => {
  const [, section = ""] = read("docs/architecture.md").split("\n## Folders\n");
  const [map = ""] = section.split("\n## ");
  const named = new Set([...map.matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => name));
  const parts = new Set(files.flatMap((path) => path.split("/")));
  expect([...named].filter((name) => !parts.has(name))).toEqual([]);
  const folders = /^(?:domain\/src|functions\/src|web\/src\/features)\/(\w+)\//;
  const there = new Set(sources.map((path) => folders.exec(path)?.[1] ?? "lead"));
  expect([...there].filter((name) => !named.has(name))).toEqual(["locales"]);
});

test("the recipe for a language names every file that has a text for each language", () => {
  const guide = readFileSync(join(root, "docs/how-to.md"), "utf8");
  const [, recipe = ""] = guide.split("\n## A language\n");
  const tables = [...sources, ...tests].filter((path) => read(path).includes("Record<Language, "));
  expect(tables.length).toBeGreaterThan(8);
  const [steps = ""] = recipe.split("\n- **Check:**");
  expect(tables.filter((path) => !steps.includes(`\`${path}\``))).toEqual([]);
});

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

/** The most lines of a helper that has no test and one user. */
const helperLines = 40;

/**
 * Short files of the product that only a neighbor imports. A file that is loaded later or as a worker
 * must be a file of its own, and one that a test imports or mocks has another user.
 */
function smallHelpers(paths: readonly string[], textOf: (path: string) => string): string[] {
  const users = new Map<string, Set<string>>();
  const separate = new Set<string>();
  for (const path of paths.filter((each) => /\.(tsx?|mjs)$/.test(each))) {
    for (const [, keyword, name = "", query] of textOf(path).matchAll(imported)) {
      const file = name.startsWith(".")
        ? join(dirname(path), name)
        : name.replace("@salvia/domain/", "domain/src/").concat(".ts");
      users.set(file, (users.get(file) ?? new Set()).add(path));
      if (keyword === "import(" || query !== undefined) separate.add(file);
    }
  }
  return [...users].flatMap(([path, [user = "", other]]) => {
    const isAlone = other === undefined && !separate.has(path);
    const isHelper = isAlone && ofProduct.test(path) && dirname(user) === dirname(path);
    return isHelper && textOf(path).trimEnd().split("\n").length <= helperLines ? [path] : [];
  });
}

const imported = /\b(from|import|import\(|mock\()\s*"((?:\.|@salvia\/domain\/)[^"?]+)(\?[^"]*)?"/g;

const ofProduct = /^(domain|functions|web)\/(?!.*(\.test\.|\/testing\/))/;

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function countBy(paths: readonly string[], key: (path: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(key(path), (counts.get(key(path)) ?? 0) + 1);
  return counts;
}

function git(...args: readonly string[]): string[] {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}
