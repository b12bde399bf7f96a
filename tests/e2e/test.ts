import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** What the browsers of a test complain about. */
type Watch = {
  complaints: string[];
  /** Lets complaints pass that match: those that a test provokes. */
  expectComplaint(pattern: RegExp): void;
};

type Fixtures = {
  /** Opens a browser of its own: another person, or the same one on another device. */
  anotherBrowser: (options?: BrowserOptions) => Promise<Page>;
  watch: Watch;
};

type BrowserOptions = { viewport?: { width: number; height: number }; locale?: string };

/** What the browser says of a network that a test has cut. */
export const networkLoss = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore/;

/**
 * Every page of a test is watched: a console error, an uncaught exception or a call to a foreign
 * host fails it. The public font host, which tests must not need, is not there.
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
 * Listens, and does not route: where requests are routed, Chromium keeps no cache, and each page
 * of a test would fetch the portal anew. The browser finds no other host than its own in any case.
 */
function prepare(context: BrowserContext, complaints: string[]): void {
  context.on("requestfailed", (request) => {
    const { hostname, pathname } = new URL(request.url());
    // Beside the font host: how the Firestore SDK finds out whether the network is away.
    const isExpected = hostname.startsWith("fonts.") || pathname === "/images/cleardot.gif";
    if (isMissingHost(request.failure()?.errorText) && !isExpected) {
      complaints.push(`a call to ${hostname}`);
    }
  });
  context.on("page", (page) => {
    page.on("pageerror", (error) => complaints.push(`${error.name}: ${error.message}`));
  });
  context.on("console", (message) => {
    if (message.type() !== "error" || isMissingHost(message.text())) return;
    complaints.push(message.text());
  });
}

function isMissingHost(failure = ""): boolean {
  return failure.endsWith("net::ERR_NAME_NOT_RESOLVED");
}

/** The device turns dark, or light again, and the page with it. */
export async function turn(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
}

/** Fails with the rule and the elements where axe finds something against WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  await expectNoViolation(axe(page).withTags(tags));
}

/** Fails where text has too little contrast: all that another look of an accessible page can change. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(axe(page).withRules(["color-contrast"]));
}

function axe(page: Page): AxeBuilder {
  // Across frames it sums up in a page of its own, which one frame does not need.
  const isOneFrame = page.frames().length === 1;
  // It would fetch the font host's stylesheet, which the page's policy rightly refuses.
  return new AxeBuilder({ page }).options({ preload: false }).setLegacyMode(isOneFrame);
}

async function expectNoViolation(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.html} ${node.failureSummary ?? ""}`),
  }));
  expect(found).toEqual([]);
}
