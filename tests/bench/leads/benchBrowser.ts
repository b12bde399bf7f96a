import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";

import { emulators } from "../../emulators.ts";
import { enter, person, type Person } from "../../e2e/support/people.ts";
import { startCountingProxy, type CountingProxy } from "./countingProxy.ts";
import { places } from "./places.ts";

/** A salesperson or a clinician, a browser, and the proxy through which the portal gets its data. */
export type BenchBrowser = { browser: Browser; proxy: CountingProxy; noa: Person };

/** The arguments of Chromium. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
] as const;

/** Sets up the bench and cleans up after the work. */
export async function withBenchBrowser<T>(
  work: (bench: BenchBrowser) => Promise<T>,
  whose: () => Promise<Person> = () => person("sales"),
): Promise<T> {
  const proxy = await startCountingProxy(places.proxyPort, emulators.firestore);
  const browser = await chromium.launch({
    executablePath: places.chromium,
    args: [...browserArgs, "--js-flags=--expose-gc"],
  });
  try {
    return await work({ browser, proxy, noa: await whose() });
  } finally {
    await browser.close();
    await proxy.close();
  }
}

/** Signs Noa in, in a browser with an empty cache, and opens a page of the portal. */
export async function signedInAt(
  bench: BenchBrowser,
  path: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext(bench);
  const page = await context.newPage();
  await enter(page, bench.noa, path);
  return { context, page };
}

/** A separate browser context with an empty cache. */
export async function newContext({ browser }: BenchBrowser): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: emulators.hosting,
    viewport: { width: 1280, height: 900 },
    // The portal's CSP allows the emulators, but not the proxy.
    bypassCSP: true,
  });
  await context.route(
    (url) => url.hostname.startsWith("fonts."),
    (route) => route.fulfill({ contentType: "text/css", body: "" }),
  );
  return context;
}
