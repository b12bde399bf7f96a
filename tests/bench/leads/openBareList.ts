import type { BrowserContext, Page } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { build } from "vite";

import { emulators } from "../../emulators.ts";
import type { Person } from "../../e2e/people.ts";
import { places } from "./places.ts";
import type { Stage } from "./stage.ts";

/** Opens the barest live list of a salesperson's leads in a browser of its own. */
export async function openBareList(
  { browser }: Stage,
  { email, password }: Person,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const script = await bundled();
  const address = `${emulators.hosting}/bare`;
  await context.route(address, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><title>Bare</title><body><script type="module" src="/bare.js"></script>',
    }),
  );
  await context.route(`${emulators.hosting}/bare.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  const page = await context.newPage();
  const { project, auth } = emulators;
  const settings = { project, auth, firestore: String(places.doorPort), email, password };
  await page.goto(`${address}#${String(new URLSearchParams(settings))}`);
  await page
    .getByText(/Benítez/)
    .first()
    .waitFor();
  return { context, page };
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      lib: {
        entry: fileURLToPath(new URL("./bareList.ts", import.meta.url)),
        formats: ["es"],
        fileName: "bare",
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [chunk] = bundle !== undefined && "output" in bundle ? bundle.output : [];
  if (chunk === undefined) throw new Error("Nothing was built.");
  return chunk.code;
}
