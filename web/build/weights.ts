import { gzipSync } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

import { leadNamespaces, portalNamespaces } from "../src/i18n/portalNamespaces.ts";
import type { TextNamespace } from "../src/i18n/texts.ts";

/**
 * The limits for a document's initial script, including all static imports, in kilobytes, gzipped.
 * Scripts that load later, by route or on demand, do not count.
 */
const budgets: Readonly<Record<string, number>> = {
  login: 157,
  "account-action": 146,
  site: 3,
  // It contains most of the site's, and up to 6 kB of its own.
  price: 6,
};

/** What an area loads before its first view shows data, and its limits. */
type View = {
  readonly view: string;
  /** Its document, and the chunks that load in parallel or on demand. */
  readonly chunks: readonly string[];
  /** The namespaces of its texts, of which a user loads one language. */
  readonly texts: readonly TextNamespace[];
  /** The script with all static imports, in kilobytes, gzipped. */
  readonly kB: number;
  readonly files: number;
  /** What loads a moment later, for the next click: everything in `later` (src/ui/later.ts). */
  readonly laterKB: number;
};

/** Each limit is the measured weight plus about 2 %. `npm run bench -- views` checks some in a browser. */
const views: readonly View[] = [
  {
    view: "sales",
    chunks: ["portal", "SalesArea"],
    texts: [...portalNamespaces, ...leadNamespaces],
    kB: 411,
    files: 47,
    laterKB: 174,
  },
  {
    view: "clinic",
    chunks: ["portal", "MedicalArea"],
    texts: [...portalNamespaces, "medical", "appointments"],
    kB: 373,
    files: 56,
    laterKB: 68,
  },
  {
    view: "member",
    chunks: ["portal", "MemberArea", "MemberHome"],
    texts: [...portalNamespaces, "member", "appointments"],
    kB: 351,
    files: 47,
    laterKB: 96,
  },
  {
    view: "administrator",
    chunks: ["portal", "AdminArea"],
    texts: [
      ...portalNamespaces,
      ...leadNamespaces,
      "adminDashboard",
      "auditLog",
      "people",
      "salesStats",
    ],
    kB: 377,
    files: 49,
    laterKB: 70,
  },
  {
    view: "account",
    chunks: ["portal", "AccountArea"],
    texts: [...portalNamespaces, ...leadNamespaces, "account"],
    kB: 400,
    files: 70,
    laterKB: 33,
  },
  {
    view: "guest",
    chunks: ["guest"],
    texts: ["common", "errors", "visits"],
    kB: 216,
    files: 31,
    laterKB: 143,
  },
];

/**
 * Packages that a document must not load even later, because signing in must not wait for a
 * database.
 */
const refused = ["@firebase/firestore", "reactfire"] as const;
const withoutDatabase = new Set(["login", "account-action", "site", "price", "visitor"]);

/** Prints the weight of each document's script and fails the build if a check fails. */
export function weights(): Plugin {
  /** The modules that each module loads ahead with `later`. */
  const fetchedLater = new Map<string, readonly string[]>();
  return {
    name: "salvia:weights",
    apply: "build",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info !== null) fetchedLater.set(id, laterImports(info));
      }
    },
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.isEntry) continue;
        const weight = weightOf([file], bundle);
        const budget = budgets[file.name];
        const of = budget === undefined ? "" : ` of ${budget}`;
        this.info(`${file.name}: ${weight.toFixed(1)}${of} kB of script before it runs, gzipped`);
        if (budget !== undefined && weight > budget) {
          this.error(`The script of ${file.name} has outgrown its budget.`);
        }
        const found = withoutDatabase.has(file.name) ? refusedIn(file, bundle) : [];
        if (found.length > 0) this.error(`The script of ${file.name} loads ${found.join(", ")}.`);
      }
      for (const view of views) {
        const first = reach(chunksOf(view, bundle), bundle, ({ imports }) => imports);
        const next = prefetched(first, bundle, fetchedLater).filter((it) => !first.includes(it));
        const counts = [
          { what: "kB of script", count: weightOf(first, bundle), limit: view.kB },
          { what: "files", count: first.length, limit: view.files },
          { what: "kB a moment later", count: weightOf(next, {}), limit: view.laterKB },
        ];
        const shown = counts.map(
          ({ what, count, limit }) => `${+count.toFixed(1)} of ${limit} ${what}`,
        );
        this.info(`${view.view}: ${shown.join(", ")}`);
        for (const { what, count, limit } of counts) {
          if (count > limit) this.error(`The area ${view.view} has outgrown its ${what}.`);
        }
      }
    },
  };
}

/** A build output file, reduced to what the weights need. */
type BuiltFile = BuiltChunk | { type: "asset" };
export interface BuiltChunk {
  type: "chunk";
  name: string;
  code: string;
  /** The files it imports statically, and those it imports dynamically. */
  imports: string[];
  dynamicImports: string[];
  /** The source modules it contains. */
  moduleIds: string[];
}
type Bundle = Readonly<Record<string, BuiltFile>>;

/** The gzipped weight of chunks and their static imports, each counted once, in kilobytes. */
export function weightOf(chunks: readonly BuiltChunk[], bundle: Bundle): number {
  const sizes = reach(chunks, bundle, ({ imports }) => imports).map(
    ({ code }) => gzipSync(code, { level: 9 }).byteLength,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The refused packages that an entry loads, immediately or later. */
export function refusedIn(entry: BuiltChunk, bundle: Bundle): string[] {
  const chunks = reach([entry], bundle, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return refused.filter((name) => modules.some((id) => id.includes(`/node_modules/${name}/`)));
}

/** The chunks that an area's first view asks for. */
function chunksOf({ chunks, texts }: View, bundle: Bundle): BuiltChunk[] {
  const all = Object.values(bundle).filter((file) => file.type === "chunk");
  const wanted = [
    ...chunks.map((name) => all.find((chunk) => chunk.name === name)),
    ...texts.map((namespace) => holding(`/locales/en/${namespace}.json`, all)),
  ];
  return wanted.map((chunk, at) => {
    if (chunk === undefined) throw new Error(`There is no ${[...chunks, ...texts][at]}.`);
    return chunk;
  });
}

function holding(module: string, chunks: readonly BuiltChunk[]): BuiltChunk | undefined {
  return chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
}

type ModuleInfo = Pick<Rolldown.ModuleInfo, "code" | "importedIds" | "dynamicallyImportedIds">;

/** What a module passes to `later`: all that it imports on demand, except with `lazy`. */
export function laterImports({ code, importedIds, dynamicallyImportedIds }: ModuleInfo): string[] {
  if (code === null || !importedIds.some((id) => id.endsWith("/ui/later.ts"))) return [];
  const lazy = [...code.matchAll(/(?:lazy|onFirstUse)\([^;]*?import\("[./]*([^"]+)"\)/g)].map(
    ([, path = ""]) => path,
  );
  const texts = [...code.matchAll(/loadTexts\(\w+, "(\w+)"\)/g)];
  return [
    ...dynamicallyImportedIds.filter((id) => !lazy.some((path) => id.endsWith(`/${path}`))),
    ...texts.map(([, namespace]) => `/locales/en/${namespace}.json`),
  ];
}

/** The chunks and all that they load ahead, directly or through others. */
export function prefetched(
  first: readonly BuiltChunk[],
  bundle: Bundle,
  fetchedLater: ReadonlyMap<string, readonly string[]>,
): BuiltChunk[] {
  const all = Object.values(bundle).filter((file) => file.type === "chunk");
  const byName = new Map(Object.entries(bundle));
  const found = new Set(first);
  // A Set iterates over elements added during the loop.
  for (const chunk of found) {
    const ahead = chunk.moduleIds.flatMap((id) => fetchedLater.get(id) ?? []);
    const needed = ahead.map((module) => holding(module, all));
    for (const file of [...needed, ...chunk.imports.map((name) => byName.get(name))]) {
      if (file?.type === "chunk") found.add(file);
    }
  }
  return [...found];
}

/** The given chunks and all chunks they lead to, each once. */
export function reach<Chunk extends BuiltChunk>(
  chunks: readonly Chunk[],
  bundle: Readonly<Record<string, Chunk | { type: "asset" }>>,
  next: (chunk: Chunk) => readonly string[],
): Chunk[] {
  const found = new Set(chunks);
  // A Set iterates over elements added during the loop.
  for (const chunk of found) {
    for (const name of next(chunk)) {
      const file = bundle[name];
      if (file?.type === "chunk") found.add(file);
    }
  }
  return [...found];
}
