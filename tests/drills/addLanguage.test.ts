import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { parseSync } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { root } from "../../scripts/lib/places.ts";

/** A language that no one speaks, with English texts. No browser has a locale for it. */
const added = { code: "xx", name: "Xoxo" };

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "salvia-language-"));
  copyRepository();
  followRecipe();
}, 120_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test("types are right once the recipe's files have the language", () => {
  expect(() => runNode("node_modules/typescript/bin/tsc", "-b")).not.toThrow();
}, 300_000);

test("the build has each public page in the language, and each menu offers it", () => {
  // A project without facts of its own has other styles, and policies, than the demo.
  runNode("web/build/writePolicies.ts", "firebase.json");
  runNode("node_modules/vite/bin/vite.js", "build", "web");
  const pagesOf = (folder: string) =>
    globSync("**/*.html", { cwd: join(copy, "web/dist", folder) }).toSorted();
  const pages = pagesOf(added.code);
  expect(pages.length).toBeGreaterThan(8);
  expect(pages).toEqual(pagesOf("es"));

  for (const page of pages) {
    const own = readFileSync(join(copy, "web/dist", added.code, page), "utf8");
    expect(own, page).toContain(`<html lang="${added.code}"`);
  }
  const home = existsSync(join(copy, "web/dist/es.html")) ? "es.html" : "es/index.html";
  const spanish = readFileSync(join(copy, "web/dist", home), "utf8");
  expect(linksOf(spanish)).toContain(`${added.name} -> /${added.code}`);
  const english = readFileSync(join(copy, "web/dist/individuals.html"), "utf8");
  expect(linksOf(english)).toContain(`${added.name} -> /${added.code}/individuals`);
}, 300_000);

/** The links of a page as text -> address. */
function linksOf(html: string): string[] {
  return Array.from(
    html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([^<]*)/g),
    ([, href = "", text = ""]) => `${text} -> ${href}`,
  );
}

/** Copies what git knows, with the installed packages linked and our own workspaces copied. */
function copyRepository(): void {
  const listed = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" });
  for (const path of listed.split("\n").filter((each) => existsSync(join(root, each)))) {
    if (path !== "") cpSync(join(root, path), join(copy, path));
  }
  for (const modules of [
    "node_modules",
    ...globSync("{domain,functions,web}/node_modules", { cwd: root }),
  ]) {
    mkdirSync(join(copy, modules));
    const packages = readdirSync(join(root, modules)).filter((name) => !name.startsWith("."));
    for (const name of packages.filter((each) => each !== "@salvia")) {
      symlinkSync(join(root, modules, name), join(copy, modules, name));
    }
  }
  mkdirSync(join(copy, "node_modules/@salvia"));
  for (const workspace of ["domain", "functions", "web"]) {
    symlinkSync(join(copy, workspace), join(copy, "node_modules/@salvia", workspace));
  }
}

/** Does what the numbered steps of the recipe say, in the files and folders that they name. */
function followRecipe(): void {
  const guide = readFileSync(join(root, "docs/how-to.md"), "utf8");
  const [, recipe = ""] = guide.split("\n## A language\n");
  const [steps = ""] = recipe.split("\n- **Check:**");
  const named = new Set(Array.from(steps.matchAll(/`([\w./<>-]+)`/g), ([, name = ""]) => name));
  for (const name of named) {
    if (name.endsWith("/<language>/")) copyTexts(dirname(name));
    else if (name.endsWith("/<language>.json")) copyExamples(dirname(name));
    else if (/\/.*\.tsx?$/.test(name)) edit(name, (text) => addToTables(text, name));
  }
  for (const name of ["firestore.rules", "firebase.json", "web/build/weights.ts"])
    expect(named).toContain(name);
  const lists = /user\.language in|value\.language in|visit\.language in/;
  edit("firestore.rules", (rules) =>
    rules.replace(
      new RegExp(`((?:${lists.source}) \\[[^\\]]*)\\]`, "g"),
      (_, list: string) => `${list}, '${added.code}']`,
    ),
  );
  edit("firebase.json", (text) => text.replaceAll("(es|pt|fr)", `(es|pt|fr|${added.code})`));
  edit("domain/src/site/priceRules.json", (text) =>
    text.replace(/"en": ("[^"]*"),/g, `$& "${added.code}": $1,`),
  );
  edit("functions/src/assistant/understanding/testing/strangers.json", (text) =>
    JSON.stringify({ ...JSON.parse(text), [added.code]: JSON.parse(text).en }),
  );
  edit("web/build/weights.ts", (text) =>
    text.replace(/login: (\d+)/, (_, budget: string) => `login: ${Number(budget) + 1}`),
  );
  // Its name, which the menus show. All other texts stay English.
  edit("domain/src/shared/language.ts", (text) =>
    text.replace(`${added.code}: "English"`, `${added.code}: "${added.name}"`),
  );
}

function copyTexts(folder: string): void {
  cpSync(join(copy, folder, "en"), join(copy, folder, added.code), { recursive: true });
  for (const file of globSync(`${folder}/${added.code}/*.ts`, { cwd: copy })) {
    edit(file, (text) => text.replace("export const en", `export const ${added.code}`));
  }
}

function copyExamples(folder: string): void {
  cpSync(join(copy, folder, "en.json"), join(copy, folder, `${added.code}.json`));
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(copy, path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/**
 * Adds the language to each list, table, and group of imports that has the other four: a copy of
 * the entries for English.
 */
function addToTables(source: string, path: string): string {
  const { program } = parseSync(path, source);
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const insertions = nodesIn(program).flatMap((node) => {
    const kind = node.type === "Program" ? "import" : node.type;
    const name = entryNames[kind];
    if (name === undefined) return [];
    const entries = nodesOf(node["properties"] ?? node["elements"] ?? node["body"]);
    const languageOf = (entry: Node) => name.exec(textOf(entry))?.[1];
    const last = entries.findLast((entry) => languageOf(entry) !== undefined);
    const languages = new Set(entries.map(languageOf));
    if (last === undefined || !["en", "es", "pt", "fr"].every((each) => languages.has(each))) {
      return [];
    }
    const copies = entries
      .filter((entry) => languageOf(entry) === "en")
      .map((en) => textOf(en).replaceAll(/(?<![a-z])en(?![a-z])/g, added.code));
    const separator = kind === "import" ? "\n" : ", ";
    return [{ at: last.end, text: copies.map((each) => separator + each).join("") }];
  });
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
}

/** The language of an entry in a table, in a list, and among imports. */
const entryNames: Readonly<Record<string, RegExp>> = {
  ObjectExpression: /^(\w+)(?: *:|$)/,
  ArrayExpression: /^"(\w+)"$/,
  import: /^import .* from "\.\/(\w+)\//,
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** A node of a syntax tree and all nodes below it. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  return [...nodesOf([value]), ...Object.values(value).flatMap(nodesIn)];
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/**
 * Runs a file of the copy, as for a real project.
 *
 * @throws Error with the program's output if it fails
 */
function runNode(file: string, ...args: readonly string[]): void {
  const config = { apiKey: "a", authDomain: "localhost", projectId: "demo-drill", appId: "a" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "", VITE_FIREBASE_CONFIG: JSON.stringify(config) },
  });
  if (status !== 0) throw new Error(`${file} failed.\n${stdout}\n${stderr}`);
}
