import { expect, test } from "vitest";

import { chunkNames } from "./mergeChunks.ts";

const at = (name: string) =>
  `/salvia/${name.startsWith("mui/") ? "node_modules/@" : "web/src/"}${name}`;

function uses(imported: string[], later: string[] = [], isEntry = false) {
  return { importedIds: imported.map(at), dynamicallyImportedIds: later.map(at), isEntry };
}

const graph = {
  "login.html": uses(["login/main.tsx"], [], true),
  "portal.html": uses(["portal/main.tsx"], [], true),
  "site/enhance.ts": uses(["paths.ts"], [], true),
  "login/main.tsx": uses(["theme.ts"], ["passkey.ts"]),
  "portal/main.tsx": uses(
    ["theme.ts", "own.ts"],
    ["portal/SalesArea.tsx", "portal/MedicalArea.tsx", "portal/AdminArea.tsx"],
  ),
  "portal/SalesArea.tsx": uses(
    ["layout.ts", "leads.ts", "list.ts", "paths.ts", "note.ts", "call.ts"],
    ["dialog.ts"],
  ),
  "portal/MedicalArea.tsx": uses(["layout.ts", "day.ts", "paths.ts", "zone.ts"], ["leads.ts"]),
  "portal/AdminArea.tsx": uses(["leads.ts"], ["note.ts"]),
  "portal/MemberArea.tsx": uses(["zone.ts"], ["call.ts"]),
  "portal/AccountArea.tsx": uses(["zone.ts"]),
  "theme.ts": uses(["mui/system/index.mjs"]),
  "mui/system/index.mjs": uses(["mui/system/styled.mjs"]),
  "mui/system/styled.mjs": uses([]),
  "zone.ts": uses(["mui/zones/index.mjs"]),
  "mui/zones/index.mjs": uses(["mui/zones/Zone.mjs"]),
  "mui/zones/Zone.mjs": uses([]),
  "own.ts": uses([]),
  "passkey.ts": uses(["theme.ts"]),
  "layout.ts": uses(["theme.ts", "bell.ts", "mui/Button.mjs", "mui/index.mjs"]),
  "mui/Button.mjs": uses([]),
  "mui/index.mjs": uses(["mui/Select.mjs"]),
  "mui/Select.mjs": uses([]),
  "bell.ts": uses([]),
  "leads.ts": uses(["rows.ts"]),
  "rows.ts": uses([]),
  "list.ts": uses([]),
  "note.ts": uses([]),
  "call.ts": uses([]),
  "dialog.ts": uses(["rows.ts", "fields.ts"]),
  "fields.ts": uses([]),
  "day.ts": uses([]),
  "paths.ts": uses([]),
};
const names = chunkNames(
  Object.fromEntries(Object.entries(graph).map(([name, info]) => [at(name), info])),
);
const nameOf = (module: string) => names.get(at(module));

test("merges what the same documents and areas load at the start", () => {
  expect(nameOf("layout.ts")).toBe(nameOf("bell.ts"));
  expect(nameOf("leads.ts")).toBe(nameOf("rows.ts"));
});

test("puts what most areas need into the file of what all need", () => {
  expect(nameOf("zone.ts")).toBe(nameOf("own.ts"));
});

test("separates packages from our code, so that a release leaves them in the browser's cache", () => {
  expect(nameOf("mui/Button.mjs")).toMatch(/vendor/);
  expect(nameOf("bell.ts")).not.toMatch(/vendor/);
});

test("merges what every document or area needs of some packages, also through a barrel", () => {
  expect(nameOf("mui/system/styled.mjs")).toMatch(/vendor/);
  expect(nameOf("mui/zones/Zone.mjs")).toMatch(/vendor/);
});

test("keeps what a single area needs apart from what others need", () => {
  expect(nameOf("list.ts")).not.toBe(nameOf("day.ts"));
  expect(nameOf("list.ts")).not.toBe(nameOf("layout.ts"));
});

test("separates what different other areas load later", () => {
  expect(new Set(["list.ts", "note.ts", "call.ts"].map(nameOf)).size).toBe(3);
});

test("separates what a document or an area loads later or not at all", () => {
  const files = ["theme.ts", "layout.ts", "leads.ts"].map(nameOf);
  expect(files).not.toContain(undefined);
  expect(new Set(files).size).toBe(3);
});

test.each([
  ["documents and areas", ["login.html", "portal/main.tsx", "portal/SalesArea.tsx"]],
  ["what a package's barrel leads to", ["mui/index.mjs", "mui/Select.mjs"]],
  ["what loads on demand only", ["passkey.ts", "dialog.ts", "fields.ts"]],
  ["what the public pages' scripts need", ["paths.ts"]],
])("leaves %s to the bundler", (_what, modules) => {
  expect(modules.filter((module) => nameOf(module) !== undefined)).toEqual([]);
});
