import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";

type Weight = { files: number; sum: number };

/**
 * The number of scripts that a page fetches during an action, and their gzipped size in kB.
 *
 * @param work returns the addresses that are to be weighed apart
 */
export async function scriptsOf(
  page: Page,
  work: () => Promise<readonly string[]>,
): Promise<{ first: Weight; later: Weight }> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  const apart = new Set(await work());
  return {
    first: await weigh([...scripts].filter((address) => !apart.has(address))),
    later: await weigh([...scripts].filter((address) => apart.has(address))),
  };
}

async function weigh(addresses: readonly string[]): Promise<Weight> {
  const sizes = await Promise.all(addresses.map(weightOf));
  return { files: sizes.length, sum: sizes.reduce((total, size) => total + size, 0) };
}

async function weightOf(address: string): Promise<number> {
  const script = await (await fetch(address)).arrayBuffer();
  return gzipSync(new Uint8Array(script), { level: 9 }).byteLength / 1000;
}
