import { readFileSync } from "node:fs";

import { storedCollections } from "@salvia/domain/privacy/storedCollections";
import { describe, expect, test } from "vitest";

import indexes from "../firestore.indexes.json" with { type: "json" };
import { personalDataRows } from "./lib/personalDataRows.ts";

const page = readFileSync(new URL("../docs/data-model.md", import.meta.url), "utf8");
const rules = readFileSync(new URL("../firestore.rules", import.meta.url), "utf8");

test("docs/data-model.md contains the rows of the personal data map", () => {
  const [, section = ""] = page.split("\n## Personal data and erasure\n");
  const [, table = ""] = section.split("| collection ");
  const rows = table
    .slice(0, table.indexOf("\n\n"))
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").slice(1, -1));
  expect(rows.map((cells) => cells.map((cell) => cell.trim()))).toEqual(personalDataRows());
});

test("docs/data-model.md names the TTL policies of firestore.indexes.json in its tables of collections", () => {
  const [, section = ""] = page.split("\n## Collections\n");
  const [tables = ""] = section.split("\n## ");
  const named = [...tables.matchAll(/^\| `([^`]+)`.*TTL on `(\w+)`/gm)].map(
    ([, path = "", field]) => {
      const names = path.split("/").filter((part) => !part.startsWith("{"));
      return `${names.at(-1)}.${field}`;
    },
  );
  const policies = indexes.fieldOverrides.flatMap(({ collectionGroup, fieldPath, ...rest }) =>
    "ttl" in rest && rest.ttl ? [`${collectionGroup}.${fieldPath}`] : [],
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual(policies.toSorted());
});

test("a restore drill counts every collection of docs/data-model.md", () => {
  const [, section = ""] = page.split("\n## Collections\n");
  const [tables = ""] = section.split("\n## ");
  const names = [...tables.matchAll(/^\| `([^`]+)`/gm)].map(
    ([, path = ""]) => path.split("/").findLast((part) => /^\w+$/.test(part)) ?? path,
  );
  expect(names.length).toBeGreaterThan(30);
  expect(storedCollections).toEqual(expect.arrayContaining(names));
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

  test("has a section for each collection, in the order of docs/data-model.md", () => {
    const [, table = ""] = page.split("\n## Collections\n");
    const [clientTable = ""] = table.split("\n\nLead keys:");
    const collections = [...clientTable.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path);
    expect(collections.length).toBeGreaterThan(20);
    expect(ofCollections.map(({ title }) => title.split(": ")[0])).toEqual(collections);
  });

  test("has in each section only the rules of its collection", () => {
    for (const { title, paths } of ofCollections) {
      const [name = ""] = title.split(": ");
      // A collection group matches the collection wherever it is.
      const group = anonymous(`{path=**}/${name.split("/").slice(-2).join("/")}`);
      expect(paths[0]).toBe(anonymous(name));
      expect([anonymous(name), group]).toEqual(expect.arrayContaining(paths));
    }
  });

  test("has the shared functions first", () => {
    expect(sections.slice(0, shared.length)).toEqual(shared);
    expect(ofCollections.flatMap(({ functions }) => functions)).toEqual([]);
  });

  test("lists all sections and shared functions in its index", () => {
    const listed = [...head.matchAll(/^\/\/ - (.*(?:\n\/\/ {3}.*)*)/gm)].map(([, entry = ""]) =>
      entry.replaceAll(/\n\/\/ +/g, " "),
    );
    expect(listed).toEqual([
      ...shared.map(({ title, functions }) => `${title}: ${functions.join(", ")}`),
      ...ofCollections.map(({ title }) => title),
    ]);
  });
});

/** Removes the names of placeholders, such as `{uid}`. */
function anonymous(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}
