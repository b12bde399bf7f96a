import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { cache, root } from "../../../scripts/lib/places.ts";
import { serveApp } from "./hosting.ts";
import type { Site } from "./withSite.ts";

/**
 * Runs work with a page of only a heading, served like the others: Lighthouse's findings on it are
 * caused by the browser and the machine.
 */
export async function withHeading<T>(
  site: Site,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const folder = join(cache, "bench", "heading");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), page);
  const { port, stop } = await serveApp(relative(root, folder), site.certificate);
  try {
    return await work(`https://localhost:${port}/`);
  } finally {
    await stop();
  }
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="Nothing but a heading" />
    <title>A heading</title>
  </head>
  <body><main><h1>A heading</h1></main></body>
</html>
`;
