import { readFileSync } from "node:fs";
import { join } from "node:path";

import { storedCollections } from "@salvia/domain/privacy/storedCollections";
import { collections } from "@salvia/domain/shared/collections";
import { describe, expect, test } from "vitest";

import indexes from "../firestore.indexes.json" with { type: "json" };
import { dataModel, ruledCollections } from "./lib/dataModel/dataModel.ts";
import { root } from "./lib/places.ts";

const page = await dataModel();
const rules = readFileSync(join(root, "firestore.rules"), "utf8");

describe("docs/data-model.md", () => {
  test("is what npm run data-model writes", () => {
    expect(readFileSync(join(root, "docs/data-model.md"), "utf8")).toBe(page);
  });

  test("says of each collection what it is for, and names it once", () => {
    const sections = page.split("\n### ").slice(1);
    const names = sections.map((section) => nameOf(section.slice(0, section.indexOf("\n"))));
    const parents = ["notifications", "leadIndexes", "patientIndexes", "takenTime", "records"];
    expect(names.filter((name) => !storedCollections.includes(name))).toEqual([]);
    expect([...names, ...parents]).toEqual(expect.arrayContaining(Object.keys(collections)));
    expect(sections.filter((section) => !/^\S.*\n\n\w.+\./.test(section))).toEqual([]);
    const headings = page.match(/^### .*/gm);
    expect(headings).toEqual([...new Set(headings)]);
  });

  test("names each TTL policy of firestore.indexes.json", () => {
    const policies = indexes.fieldOverrides.filter((each) => "ttl" in each && each.ttl);
    const named = [...page.matchAll(/^### (.*)\n(?:(?!###)[^])*?\bExpires: `(\w+)`/gm)];
    expect(named.map(([, path = "", field]) => `${nameOf(path)}.${field}`)).toEqual(
      expect.arrayContaining(policies.map((each) => `${each.collectionGroup}.${each.fieldPath}`)),
    );
  });
});

describe("firestore.rules", () => {
  const [head = "", ...parts] = rules.split(/^ {4}\/\/ ---- /m);
  const sections = parts.map((part) => ({
    title: /^(.*?)(?: -+)?$/m.exec(part)?.[1] ?? "",
    functions: [...part.matchAll(/^ {4}function (\w+)/gm)].map(([, name]) => name),
    paths: [...part.matchAll(/^ {4}match \/(\S+) /gm)].map(([, path = ""]) => anonymous(path)),
  }));
  const shared = sections.filter(({ paths }) => paths.length === 0);
  const ofCollections = sections.filter(({ paths }) => paths.length > 0);

  test("has in each section only the rules of its collection", () => {
    expect(ofCollections.map(({ title }) => title)).toEqual(
      ruledCollections().map(({ path, purpose }) => `${path}: ${purpose}`),
    );
    for (const { title, paths } of ofCollections) {
      const [name = ""] = title.split(": ");
      // A collection group matches the collection wherever it is.
      const group = anonymous(`{path=**}/${name.split("/").slice(-2).join("/")}`);
      expect(paths[0]).toBe(anonymous(name));
      expect([anonymous(name), group]).toEqual(expect.arrayContaining(paths));
    }
  });

  test("has the shared functions first, and lists them in its index", () => {
    expect(sections.slice(0, shared.length)).toEqual(shared);
    expect(ofCollections.flatMap(({ functions }) => functions)).toEqual([]);
    const listed = [...head.matchAll(/^\/\/ - (.*(?:\n\/\/ {3}.*)*)/gm)].map(([, entry = ""]) =>
      entry.replaceAll(/\n\/\/ +/g, " "),
    );
    expect(listed).toEqual(
      shared.map(({ title, functions }) => `${title}: ${functions.join(", ")}`),
    );
  });
});

/** The last collection of a path. */
function nameOf(path: string): string {
  return path.split("/").findLast((part, index) => index % 2 === 0 && part) ?? path;
}

/** Removes the names of placeholders, such as `{uid}`. */
function anonymous(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}
