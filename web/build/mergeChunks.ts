import type { Plugin, Rolldown } from "vite";

import { leadNamespaces, portalNamespaces } from "../src/i18n/portalNamespaces.ts";
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
/** The public pages' scripts weigh so little that each module counts. */
const publicScript = /\/src\/site\//;
/** The portal's document, the areas that load with it, and the pages that load with an area. */
const portal = /\/portal\.html$/;
const area = /\/src\/portal\/(Sales|Medical|Member|Admin|Account)Area\.tsx$/;
const firstPages = [
  { page: /\/sales\/SalesDashboard\.tsx$/, area: /\/SalesArea\.tsx$/ },
  { page: /\/member\/MemberHome\.tsx$/, area: /\/MemberArea\.tsx$/ },
  { page: /\/guest\/GuestVisit\.tsx$/, area: /\/guest\.html$/ },
];
const texts = /\/locales\/(\w+)\/(\w+)\.json$/;
/** The texts that every page of the portal loads; the login pages have the first two as well. */
const shownFirst = new Set<string>(portalNamespaces);
const shownWithLeads = new Set<string>(leadNamespaces);
for (const namespace of ["common", "errors"]) shownFirst.delete(namespace);
/** The bundler drops what is not used of them and of what they import, which is not known here. */
const barrel = /\/node_modules\/(?!@mui\/utils\/|@mui\/material\/(?!styles\/)).*\/index\.m?js$/;
/** Packages of which all documents, or all areas, need the same, through barrels or not. */
const sameEverywhere =
  /\/node_modules\/(@babel|@emotion|@mui|clsx|i18next|react|react-dom|react-i18next|react-is|react-router|reactfire|rxjs|scheduler|stylis|tslib|use-sync-external-store|zod)\//;
/** Modules that load on demand, or not at all, although modules at the start name them. */
const unused =
  /\/domain\/src\/(lead\/(parseLeadForm|checkDigits|quote\/quotePrice)|shared\/phone|site\/(priceRules|insurersDay|priceAnswers))\.|\/react-i18next\/dist\/es\/Trans|\/enhanceHighContrast\.mjs$|\/(stdnum|libphonenumber-js)\/|\?late$/;

/**
 * Names the merged file of each module that a document or an area needs at the start. The name has
 * a letter for each of them, and more if documents before the sign-in, or other areas, need it
 * later. A module's dependencies are needed at least as early as the module, so two files never
 * import each other.
 */
export function chunkNames(graph: ModuleGraph): Map<string, string> {
  const ids = Object.keys(graph);
  const entries = ids.filter((id) => graph[id]?.isEntry === true);
  const areas = ids.filter((id) => area.test(id));
  const pages = ids.filter((id) => firstPages.some(({ page }) => page.test(id)));
  const importsOf = (id: string) => graph[id]?.importedIds.filter((to) => !unused.test(to)) ?? [];
  const atOnce = (root: string) => walk(root, importsOf);
  const users = [...entries.filter((id) => !publicScript.test(id)), ...areas, ...pages];
  const ever = (root: string) =>
    walk(root, (id) => {
      const onDemand = graph[id]?.dynamicallyImportedIds ?? [];
      return [...importsOf(id), ...onDemand.filter((to) => !users.includes(to))];
    });
  const now = new Map(users.map((root) => [root, atOnce(root)]));
  const later = new Map(users.map((root) => [root, ever(root)]));
  const documents = entries.filter((id) => id.endsWith(".html"));
  const beforeSignIn = entries.filter((id) => /\/(login|account-action)\.html$/.test(id));
  const kept = [
    new Set([...entries, ...areas, ...pages]),
    // Vite leaves out a document's script that does nothing but import.
    new Set(entries.flatMap((id) => graph[id]?.importedIds ?? [])),
    ...entries.filter((id) => publicScript.test(id)).map(ever),
    ...ids.filter((id) => barrel.test(id)).map(atOnce),
  ];
  const names = new Map<string, string>();
  for (const id of ids) {
    const [, language, namespace = ""] = texts.exec(id) ?? [];
    if (shownFirst.has(namespace)) names.set(id, `${prefix}texts-${language}`);
    if (shownWithLeads.has(namespace)) names.set(id, `${prefix}lead-texts-${language}`);
    if (names.has(id) || unused.test(id)) continue;
    const needed = new Set(users.filter((root) => now.get(root)?.has(id)));
    if (needed.size === 0) continue;
    addWhatLoadsWith(
      needed,
      areas,
      pages,
      entries.find((entry) => portal.test(entry)),
    );
    const isEverywhere =
      sameEverywhere.test(id) &&
      [documents, areas].some((roots) => roots.every((root) => needed.has(root)));
    if (!isEverywhere && kept.some((some) => some.has(id))) continue;
    const letters = users.map((root) => (needed.has(root) ? "a" : "n")).join("");
    const isLater = beforeSignIn.some((root) => later.get(root)?.has(id));
    // Apart, so that a dialog of another area that needs one of them doesn't load all of them.
    const elsewhere = users.map((root) => (later.get(root)?.has(id) ? "l" : "n")).join("");
    const kind = id.includes("/node_modules/") ? "vendor" : "own";
    names.set(
      id,
      `${prefix}${kind}-${letters}${isLater ? "l" : "n"}${needed.size === 1 ? elsewhere : ""}`,
    );
  }
  return names;
}

/** Adds what always loads together with what needs a module. */
function addWhatLoadsWith(
  needed: Set<string>,
  areas: readonly string[],
  pages: readonly string[],
  document: string | undefined,
): void {
  // It costs two areas more less than a file of its own costs the others.
  const without = areas.filter((id) => !needed.has(id)).length;
  if (document !== undefined && areas.length > 2 && without <= 2) needed.add(document);
  if (document !== undefined && needed.has(document)) for (const id of areas) needed.add(id);
  for (const page of pages) {
    const own = firstPages.find((each) => each.page.test(page))?.area;
    if ([...needed].some((id) => own?.test(id))) needed.add(page);
  }
}

function walk(root: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([root]);
  // A Set iterates over elements added during the loop.
  for (const id of found) for (const to of next(id)) found.add(to);
  return found;
}
