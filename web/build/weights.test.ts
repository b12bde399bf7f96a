import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import { refusedIn, weightOf, type BuiltChunk } from "./weights.ts";

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
