import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import { laterImports, prefetched, refusedIn, weightOf, type BuiltChunk } from "./weights.ts";

/** A chunk that does not compress: a thousand bytes of noise, as text. */
function chunk(details: Partial<BuiltChunk> = {}): BuiltChunk {
  return {
    type: "chunk",
    name: "chunk",
    code: randomBytes(1000).toString("latin1"),
    imports: [],
    dynamicImports: [],
    moduleIds: [],
    ...details,
  };
}

const firestore = chunk({ moduleIds: ["/x/node_modules/@firebase/firestore/dist/index.js"] });
const bundle = {
  "shared.js": chunk({ imports: ["shared.js", "base.js"] }),
  "base.js": chunk(),
  "later.js": chunk({ imports: ["firestore.js"] }),
  "firestore.js": firestore,
  "style.css": { type: "asset" as const },
};

test("counts static imports once and ignores dynamic imports", () => {
  const light = weightOf([chunk()], bundle);
  const entry = chunk({
    imports: ["shared.js", "base.js", "style.css"],
    dynamicImports: ["later.js"],
  });
  expect(light).toBeGreaterThan(1);
  expect(weightOf([entry], bundle) / light).toBeCloseTo(3, 0);
  const area = chunk({ imports: ["shared.js"] });
  expect(weightOf([entry, area], bundle) / light).toBeCloseTo(4, 0);
});

test("finds a refused package however late it loads", () => {
  expect(refusedIn(chunk({ imports: ["shared.js"] }), bundle)).toEqual([]);
  expect(refusedIn(chunk({ dynamicImports: ["later.js"] }), bundle)).toEqual([
    "@firebase/firestore",
  ]);
  const named = chunk({ moduleIds: ["/x/node_modules/reactfire/dist/index.js"] });
  expect(refusedIn(named, bundle)).toEqual(["reactfire"]);
});

const module = (code: string, dynamicallyImportedIds: string[]) => ({
  code,
  importedIds: ["/salvia/web/src/ui/later.ts"],
  dynamicallyImportedIds,
});

test("separates what loads a moment later from what loads with its route", () => {
  const code = `
    const Menu = later(async () => (await import("./Menu.tsx")).Menu);
    const Settings = lazy(async () => ({
      default: (await import("../pages/Settings.tsx")).Settings,
    }));
    const texts = () => loadTexts(language, "menu");`;
  const area = module(code, ["/src/portal/Menu.tsx", "/src/pages/Settings.tsx"]);
  expect(laterImports(area)).toEqual(["/src/portal/Menu.tsx", "/locales/en/menu.json"]);
  expect(laterImports({ ...area, importedIds: [] })).toEqual([]);
});

test("follows what loads ahead through others", () => {
  const area = chunk({ name: "area", moduleIds: ["/src/Area.tsx"] });
  const files = {
    "menu.js": chunk({ name: "menu", moduleIds: ["/src/Menu.tsx"], imports: ["base.js"] }),
    "base.js": chunk({ name: "base" }),
    "item.js": chunk({ name: "item", moduleIds: ["/src/Item.tsx"] }),
    "page.js": chunk({ name: "page", moduleIds: ["/src/Page.tsx"] }),
  };
  const later = new Map([
    ["/src/Area.tsx", ["/src/Menu.tsx"]],
    ["/src/Menu.tsx", ["/src/Item.tsx"]],
  ]);
  const ahead = prefetched([area], files, later);
  expect(ahead.map(({ name }) => name)).toEqual(["area", "menu", "item", "base"]);
});
