import type { Plugin, Rolldown } from "vite";

import { reach } from "./weights.ts";

type ModuleInfo = Pick<Rolldown.ModuleInfo, "isEntry" | "importedIds" | "dynamicallyImportedIds">;
type ModuleGraph = Readonly<Record<string, ModuleInfo>>;

/**
 * Merges the many small files into which the bundler splits what a document and its area load at
 * once, because each dialog that loads later needs a different part of it. Small files compress
 * worse.
 *
 * A file consists of modules that the same documents and areas need at the start, so it brings none
 * of them anything that they don't need then (docs/decisions/0018-less-script.md).
 *
 * @returns a plugin, and a group for the option `codeSplitting` of the build
 */
export function mergeChunks() {
  let names: ReadonlyMap<string, string> = new Map();

  const plugin: Plugin = {
    name: "salvia:merge-chunks",
    apply: "build",
    buildEnd() {
      const graph: Record<string, ModuleInfo> = {};
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info !== null) graph[id] = info;
      }
      names = chunkNames(graph);
    },
    // A file in a circle could run before what it needs, and the page would stay empty.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.name.startsWith(prefix)) continue;
        const needed = chunk.imports.flatMap((name) => bundle[name] ?? []);
        const found = reach(
          needed.filter((file) => file.type === "chunk"),
          bundle,
          ({ imports }) => imports,
        );
        if (found.includes(chunk)) this.error(`${chunk.fileName} imports itself.`);
      }
    },
  };

  const group: Rolldown.CodeSplittingGroup = {
    name: (id) => names.get(id) ?? null,
    // Dependencies have names of their own.
    includeDependenciesRecursively: false,
  };

  return { plugin, group };
}

const prefix = "shared-";
/**
 * Which modules are merged. Packages and domain/src are left to the bundler: it drops many of their
 * imports as unused, which is not known here.
 */
const merged = /\/web\/src\/|\/@mui\/icons-material\//;
const document = /\.html$/;
const area = /\/src\/portal\/\w+Area\.tsx$/;

/**
 * Names the merged file of each module that a document or an area needs at the start. The name has
 * a letter for each document and area: whether it needs the module at once, later, or not. For
 * areas, later counts as not. A module's dependencies are needed at least as early as the module,
 * so two files never import each other.
 */
export function chunkNames(graph: ModuleGraph): Map<string, string> {
  const entries = Object.keys(graph).filter((id) => graph[id]?.isEntry === true);
  const documents = entries.filter((id) => document.test(id));
  const areas = Object.keys(graph).filter((id) => area.test(id));
  const atOnce = (root: string) => walk(root, (id) => graph[id]?.importedIds ?? []);
  const ever = (root: string) =>
    walk(root, (id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = graph[id] ?? {};
      return [...importedIds, ...dynamicallyImportedIds.filter((to) => !area.test(to))];
    });
  const users = [...documents, ...areas].map((root) => ({
    now: atOnce(root),
    ever: documents.includes(root) ? ever(root) : new Set<string>(),
  }));
  const kept = [
    new Set([...entries, ...areas]),
    // Vite leaves out a document's script that does nothing but import.
    new Set(entries.flatMap((id) => graph[id]?.importedIds ?? [])),
    // The scripts of the public pages weigh so little that each module counts.
    ...entries.filter((id) => !document.test(id)).map(ever),
  ];
  const names = new Map<string, string>();
  for (const id of Object.keys(graph)) {
    if (!merged.test(id) || kept.some((ids) => ids.has(id))) continue;
    const letters = users.map((user) => (user.now.has(id) ? "a" : user.ever.has(id) ? "l" : "n"));
    const needed = letters.filter((letter) => letter !== "n");
    // What a single area needs belongs into its own file, next to the packages that only it needs.
    if (needed.length > 1 && needed.includes("a")) names.set(id, `${prefix}${letters.join("")}`);
  }
  return names;
}

function walk(root: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([root]);
  // A Set iterates over elements added during the loop.
  for (const id of found) for (const to of next(id)) found.add(to);
  return found;
}
