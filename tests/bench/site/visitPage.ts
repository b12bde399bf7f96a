import type { Browser } from "@playwright/test";
import { defaultLanguage, isLanguage } from "@salvia/domain/shared/language";

import type { Silence } from "./fontHost.ts";
import { stopIfAsked, type Site } from "./withSite.ts";

/** How a page is visited: which part of the font host is silent, and whether scripts run. */
export type Way = {
  readonly name: string;
  readonly silence: Silence;
  readonly javaScriptEnabled: boolean;
};

/**
 * The time of a page's first contentful paint (milliseconds from its start), and its lines then.
 */
export type Visit = { readonly firstPaint: number; readonly lines: readonly string[] };

/** Visits a page in a browser with an empty cache, and closes it once it is painted and read. */
export async function visitPage(
  browser: Browser,
  site: Site,
  path: string,
  { silence, javaScriptEnabled }: Way,
): Promise<Visit> {
  stopIfAsked(site);
  site.fontHost.keepSilent(silence);
  // A visitor who reads the page's language; others are offered theirs, by the page's script.
  const locale = path.split("/").find(isLanguage) ?? defaultLanguage;
  const context = await browser.newContext({ javaScriptEnabled, locale });
  const page = await context.newPage();
  // The browser's own event, because without scripts the page cannot wait for it.
  const devTools = await context.newCDPSession(page);
  await devTools.send("Page.enable");
  await devTools.send("Page.setLifecycleEventsEnabled", { enabled: true });
  const painted = new Promise<void>((resolve) => {
    devTools.on("Page.lifecycleEvent", ({ name }) => {
      if (name === "firstContentfulPaint") resolve();
    });
  });
  // Without scripts the last element waits for the font host, and so does the load event.
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
