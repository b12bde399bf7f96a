import { chromium, type Browser } from "@playwright/test";

import type { Site } from "./withSite.ts";

/** Runs work with a Chromium that resolves the site and the font host's stand-in. */
export async function withBrowser<T>(
  site: Site,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const { chromium: executablePath, chromiumFlags } = site;
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
