import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Folders whose own folders must not depend on each other in a circle. */
const houses = ["domain/src", "functions/src", ...globSync("web/src/features/*", { cwd: root })];

test("finds a circle of folders", () => {
  const circle = [
    ["a/one.ts", "b/two.ts"],
    ["b/two.ts", "c/three.ts"],
    ["c/four.ts", "a/five.ts"],
    ["d/six.ts", "a/one.ts"],
  ] as const;
  expect(inCircles(circle)).toEqual(["a", "b", "c"]);
});

test.each(houses.map((house) => [house, importsIn(house)] as const))(
  "no folders in %s depend on each other in a circle",
  (_, imports) => {
    expect(inCircles(imports)).toEqual([]);
  },
);

/** The imports between source files, as paths inside a folder; tests and their support apart. */
function importsIn(house: string): readonly (readonly [string, string])[] {
  const listed = execFileSync("git", ["ls-files", house], { cwd: root, encoding: "utf8" });
  const files = listed
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.|\/testing\//.test(path));
  const known = new Set(files);
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
      .map(([, path = ""]) => join(dirname(file), path))
      .filter((path) => known.has(path))
      .map((path) => [file.slice(house.length + 1), path.slice(house.length + 1)] as const),
  );
}

/** The top folders (or loose files) that depend on themselves by way of others, sorted. */
function inCircles(imports: readonly (readonly [string, string])[]): readonly string[] {
  const needs = new Map<string, Set<string>>();
  for (const [from, to] of imports.map((pair) => pair.map((path) => path.split("/")[0] ?? ""))) {
    if (from === undefined || to === undefined || from === to) continue;
    needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    [...(needs.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  return [...needs.keys()].filter((folder) => reaches(folder, folder, new Set())).toSorted();
}
