import { AxeBuilder } from "@axe-core/playwright";
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from "@playwright/test";

export { expect } from "@playwright/test";

/** The complaints of a test's browsers. */
type Watch = {
  complaints: string[];
  /** Accepts complaints that match the pattern, for errors that a test provokes. */
  expectComplaint(pattern: RegExp): void;
};

type Fixtures = {
  /** Opens a separate browser: for another user, or for the same one on another device. */
  anotherBrowser: (options?: BrowserOptions) => Promise<Page>;
  watch: Watch;
};

type BrowserOptions = { viewport?: { width: number; height: number }; locale?: string };

/** What the browser logs about a network that a test has cut. */
export const networkLoss = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore/;

/**
 * Watches every page: a console error, an uncaught exception or a request to a foreign host fails
 * the test. The public font host is blocked, because tests must not need it.
 */
export const test = base.extend<Fixtures>({
  watch: async ({}, provide) => {
    const complaints: string[] = [];
    const expected: RegExp[] = [];
    await provide({ complaints, expectComplaint: (pattern) => void expected.push(pattern) });
    const unexpected = complaints.filter((text) => !expected.some((each) => each.test(text)));
    expect(unexpected, "the browser complained").toEqual([]);
  },
  context: async ({ context, watch }, provide) => {
    prepare(context, watch.complaints);
    await provide(context);
  },
  anotherBrowser: async ({ browser, contextOptions, watch }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      opened.push(context);
      prepare(context, watch.complaints);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/**
 * Listens instead of routing: with routing, Chromium disables its cache, and each page of a test
 * would download the portal again. The browser resolves no foreign host in any case.
 */
function prepare(context: BrowserContext, complaints: string[]): void {
  context.on("requestfailed", (request) => {
    const { hostname, pathname } = new URL(request.url());
    // Allowed besides the font host: the Firestore SDK's probe for network access.
    const isExpected = hostname.startsWith("fonts.") || pathname === "/images/cleardot.gif";
    if (isMissingHost(request.failure()?.errorText) && !isExpected) {
      complaints.push(`a call to ${hostname}`);
    }
  });
  context.on("page", (page) => {
    page.on("pageerror", (error) => complaints.push(`${error.name}: ${error.message}`));
  });
  context.on("console", (message) => {
    if (message.type() !== "error" || isMissingHost(message.text()) || isRepeated(message)) return;
    complaints.push(`${message.text()} ${pathOf(message)}`);
  });
}

/**
 * Whether Firestore refused what the SDK repeats: a transaction that another one has overtaken, or a
 * write on a channel that Google's emulator has closed after a denied one.
 */
function isRepeated(message: ConsoleMessage): boolean {
  const [path, text] = [pathOf(message), message.text()];
  return (
    (path.endsWith(":commit") && text.includes("status of 409")) ||
    (path.endsWith("/Write/channel") && text.includes("status of 400"))
  );
}

/** Where the script or the answer of a complaint came from. */
function pathOf(message: ConsoleMessage): string {
  return new URL(message.location().url || "about:blank").pathname;
}

function isMissingHost(failure = ""): boolean {
  return failure.endsWith("net::ERR_NAME_NOT_RESOLVED");
}

/** Switches the device, and with it the page, to the dark or light theme. */
export async function turn(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
}

/** Fails with the rule and the elements if axe finds a violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Fails on insufficient text contrast, the only thing that another theme can change. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await contrastViolationsOf(page)).toEqual([]);
}

/** What axe finds against WCAG 2.2 AA: each rule with its elements. */
export async function violationsOf(page: Page) {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // A page that still loads its code has no heading yet.
  await expect(page.locator("h1").first()).toBeAttached();
  // The top bar stays in sight and would cover a part of what is scrolled beneath it.
  const scrolledTo = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const found = await find(axe(page).withTags(tags));
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolledTo);
  return found;
}

/** The elements whose text has too little contrast. */
export async function contrastViolationsOf(page: Page) {
  return await find(axe(page).withRules(["color-contrast"]));
}

function axe(page: Page): AxeBuilder {
  // With several frames, axe merges the results in a page of its own; one frame does not need it.
  const isOneFrame = page.frames().length === 1;
  // Preloading would fetch the font host's stylesheet, which the page's CSP refuses.
  return new AxeBuilder({ page }).options({ preload: false }).setLegacyMode(isOneFrame);
}

async function find(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.html} ${node.failureSummary ?? ""}`),
  }));
}
