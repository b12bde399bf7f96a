import type { Browser } from "@playwright/test";

import type { Silence } from "./fontHost.ts";
import { stopIfAsked, type Site } from "./withSite.ts";

/** How a page is visited: what of the font host keeps silent, and whether scripts run. */
export type Way = {
  readonly name: string;
  readonly silence: Silence;
  readonly javaScriptEnabled: boolean;
};

/** When a page's first content was painted (milliseconds from its beginning), and its lines then. */
export type Visit = { readonly firstPaint: number; readonly lines: readonly string[] };

/** Visits a page in a browser that has nothing of it yet, and leaves once it is painted and read. */
export async function visitPage(
  browser: Browser,
  site: Site,
  path: string,
  { silence, javaScriptEnabled }: Way,
): Promise<Visit> {
  stopIfAsked(site);
  site.fontHost.keepSilent(silence);
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  // The browser's own event: where scripts are off, none can wait for it.
  const devTools = await context.newCDPSession(page);
  await devTools.send("Page.enable");
  await devTools.send("Page.setLifecycleEventsEnabled", { enabled: true });
  const painted = new Promise<void>((resolve) => {
    devTools.on("Page.lifecycleEvent", ({ name }) => {
      if (name === "firstContentfulPaint") resolve();
    });
  });
  // Without script the last element waits for the font host, and the browser's own event with it.
  await page.goto(`${site.origin}${path}`, { waitUntil: "commit" });
  await painted;
  await page.locator("noscript").last().waitFor({ state: "attached" });
  const visit = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    lines: document.body.innerText.split("\n").map((line) => line.trim()),
  }));
  await context.close();
  return visit;
}
