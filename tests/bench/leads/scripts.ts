import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";

/** The number of scripts that a page fetches during an action, and their gzipped size in kB. */
export async function scriptsOf(
  page: Page,
  work: () => Promise<void>,
): Promise<{ files: number; sum: number }> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await work();
  const sizes = await Promise.all([...scripts].map(weightOf));
  return { files: sizes.length, sum: sizes.reduce((total, size) => total + size, 0) };
}

async function weightOf(address: string): Promise<number> {
  const script = await (await fetch(address)).arrayBuffer();
  return gzipSync(new Uint8Array(script), { level: 9 }).byteLength / 1000;
}
