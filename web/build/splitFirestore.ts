import type { ESTree, Plugin } from "vite";

import { firestoreModule } from "./stripUnused.ts";

/**
 * Moves Firestore's cache on the device, 25 kB gzipped, out of the module that everyone loads: only
 * salespeople on a device of their own use it. A module belongs to one chunk, and Firestore is one
 * module (docs/decisions/0018-less-script.md).
 */
export function splitFirestore(): Plugin {
  const moved = new Map<string, string>();
  return {
    name: "salvia:split-firestore",
    apply: "build",
    enforce: "pre",
    resolveId: (source) =>
      source.endsWith(mark) ? { id: source, moduleSideEffects: false } : null,
    load: (id) => moved.get(id) ?? null,
    transform(code, id) {
      const names = lateExports.find(({ file }) => file.test(id))?.names;
      if (names === undefined) return null;
      const { early, late } = splitModule(code, this.parse(code), id, names);
      if (!names.every((name) => late.includes(name))) {
        this.error("Firestore has changed: look at web/build/splitFirestore.ts.");
      }
      moved.set(id + mark, late);
      return { code: early, map: null };
    },
  };
}

const mark = "?late";

/** What only the cache on the device needs, and older ways to turn it on. */
const lateExports = [
  {
    file: /\/@firebase\/firestore\/dist\/index\.esm\.js$/,
    names: ["persistentLocalCache", "persistentMultipleTabManager", "persistentSingleTabManager"],
  },
  {
    file: firestoreModule,
    names: [
      "__PRIVATE_MultiTabOfflineComponentProvider",
      "__PRIVATE_IndexedDbOfflineComponentProvider",
      "enableIndexedDbPersistence",
      "enableMultiTabIndexedDbPersistence",
      "clearIndexedDbPersistence",
    ],
  },
];

/**
 * Splits a module in two: the statements that only some of its exports need, and the others.
 *
 * @param late the local names of these exports
 * @returns the code of both; `early` still exports everything, and `late` is at `id` with a mark
 */
export function splitModule(
  code: string,
  { body }: Pick<ESTree.Program, "body">,
  id: string,
  late: readonly string[],
): { early: string; late: string } {
  const statements = body.map((node) => ({
    text: code.slice(node.start, node.end),
    isImport: node.type === "ImportDeclaration",
    declared: declaredIn(node),
    // The module exports the late names as before, but that does not count as a use.
    used: identifiers(node).filter(
      (name) => !node.type.startsWith("Export") || !late.includes(name),
    ),
  }));
  const declaring = new Map(statements.flatMap((one) => one.declared.map((name) => [name, one])));
  // Statements that declare nothing, such as a registration, run for everyone.
  const early = new Set(statements.filter(({ declared }) => declared.length === 0));
  // A Set iterates over elements added during the loop.
  for (const { used } of early) {
    for (const statement of used.map((name) => declaring.get(name))) {
      if (statement !== undefined) early.add(statement);
    }
  }
  const moved = statements.filter((statement) => !early.has(statement));
  const movedNames = moved.flatMap(({ declared }) => declared);
  const uses = new Set(moved.flatMap(({ used }) => used));
  const lent = [...early].flatMap(({ declared }) => declared.filter((name) => uses.has(name)));
  const exportedLate = movedNames.filter((name) => late.includes(name));
  const kept = statements.filter((statement) => early.has(statement));
  return {
    early: [
      `import { ${exportedLate.join()} } from ${JSON.stringify(id + mark)};`,
      ...kept.map(({ text }) => text),
      `export { ${lent.map((name) => `${name} as lent_${name}`).join()} };`,
    ].join("\n"),
    late: [
      ...statements.filter(({ isImport }) => isImport).map(({ text }) => text),
      `import { ${lent.map((name) => `lent_${name} as ${name}`).join()} } from ${JSON.stringify(id)};`,
      ...moved.map(({ text }) => text),
      `export { ${movedNames.join()} };`,
    ].join("\n"),
  };
}

function declaredIn(node: ESTree.Program["body"][number]): string[] {
  if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") {
    return node.id === null ? [] : [node.id.name];
  }
  if (node.type !== "VariableDeclaration") return [];
  return node.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

/** The names in a syntax tree, except those of properties. */
function identifiers(tree: object): string[] {
  const entries: [string, unknown][] = Object.entries(tree);
  const values = Object.fromEntries(entries);
  if (values["type"] === "Identifier") return [String(values["name"])];
  return entries.flatMap(([key, child]) => {
    const isName = (key === "property" || key === "key") && values["computed"] !== true;
    return isName || typeof child !== "object" || child === null ? [] : identifiers(child);
  });
}
