import { fileURLToPath } from "node:url";

import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

import { preloadMissing } from "./preloadMissing.ts";

/** A page whose script shares a module with a view that it loads on demand. */
const modules: Readonly<Record<string, string>> = {
  "virtual:page": `
    import { shared } from "virtual:shared";
    console.log(shared);
    document.onclick = () => import("virtual:view");
  `,
  "virtual:other": `
    import { shared } from "virtual:shared";
    import { part } from "virtual:part";
    console.log(shared, part);
  `,
  "virtual:view": `
    import { shared } from "virtual:shared";
    import { part } from "virtual:part";
    console.log("view", shared, part);
  `,
  "virtual:shared": `export const shared = ["shared", Math.random()];`,
  "virtual:part": `export const part = ["part", Math.random()];`,
};

async function pageScript(resolve?: ReturnType<typeof preloadMissing>): Promise<string> {
  const source = {
    name: "source",
    resolveId: (id: string) => (id in modules ? `\0${id}` : null),
    load: (id: string) => modules[id.slice(1)] ?? null,
  };
  const result = await build({
    root: fileURLToPath(new URL(".", import.meta.url)),
    configFile: false,
    logLevel: "silent",
    plugins: [source, ...(resolve === undefined ? [] : [resolve.plugin])],
    build: {
      write: false,
      modulePreload: {
        polyfill: false,
        ...(resolve !== undefined && { resolveDependencies: resolve.resolveDependencies }),
      },
      rolldownOptions: {
        input: { page: "virtual:page", other: "virtual:other" },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  const outputs = [result].flat().filter((one): one is Rolldown.RolldownOutput => "output" in one);
  const page = outputs
    .flatMap(({ output }) => output)
    .find(({ fileName }) => fileName === "page.js");
  return page?.type === "chunk" ? page.code : "";
}

const listOf = (code: string) => /m\.f=\[([^\]]*)\]/.exec(code)?.[1] ?? "";

test("lists a file on demand and what only it needs, without what the page has imported", async () => {
  const all = listOf(await pageScript());
  expect(all).toContain("shared");
  const missing = listOf(await pageScript(preloadMissing()));
  expect(missing).toContain("view");
  expect(missing).toContain("part");
  expect(missing).not.toContain("shared");
});
