import { gzipSync } from "node:zlib";

import type { Page, Request } from "@playwright/test";

import { languages } from "@salvia/domain/shared/language";
import { publicPages, publicPath } from "@salvia/domain/site/paths";

import { expect, test } from "../support/test.ts";

const pages = publicPages.flatMap((page) =>
  languages.map((language) => publicPath(page, language)),
);

test("loads only its own origin, the font host and little script on every page, and links only to existing pages", async ({
  page,
  request,
  baseURL,
}) => {
  const requests: Request[] = [];
  page.on("request", (each) => requests.push(each));
  const found = new Set<string>(["/nothing"]);
  for (const path of pages) {
    requests.length = 0;
    await page.goto(path);
    // The theme menu is visible only once the script has run.
    await expect(page.locator("details:has([data-theme-choice])")).toBeVisible();
    const asked = new Set(requests.map((each) => new URL(each.url()).origin));
    expect([...asked], path).toEqual([baseURL, "https://fonts.googleapis.com"]);

    const scripts = requests.filter((each) => each.resourceType() === "script");
    const bodies = await Promise.all(
      scripts.map(async (script) => (await script.response())?.body()),
    );
    const sizes = bodies.map((body = Buffer.alloc(0)) => gzipSync(body, { level: 9 }).byteLength);
    expect(sizes, path).toHaveLength(1);
    expect(sizes[0], path).toBeGreaterThan(1000);
    // The price page's script has its calculation, too.
    expect(sizes[0], path).toBeLessThanOrEqual(path.endsWith("/price") ? 6000 : 3000);
    expect(await askedBeforePaint(page), path).toEqual([]);

    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length, path).toBeGreaterThan(10);
    // A visitor may open sixty pages of doctors in ten minutes, so one specialty stands for all.
    for (const link of links.filter((each) => !/\/doctors\/(?!cardiology)/.test(each))) {
      found.add(link.replace(/[?#].*/, ""));
    }
  }
  const dead: string[] = [];
  for (const link of found) {
    if (!(await request.get(link)).ok()) dead.push(link);
  }
  // The known dead link proves that links were checked.
  expect(dead).toEqual(["/nothing"]);
  expect(found.size).toBeGreaterThan(pages.length);
});

/** The site's own scripts and styles requested before the first paint; none may delay it. */
async function askedBeforePaint(page: Page): Promise<string[]> {
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0],
  );
  return painted.evaluate((paint) =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => paint === undefined || startTime < paint.startTime)
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && /\.(js|css)$/.test(name)),
  );
}

test("shows its text while the font host doesn't answer", async ({ page }) => {
  await page.route("https://fonts.googleapis.com/**", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test(
  "fits every page on a narrow phone, a wide screen, and paper",
  { tag: "@nightly" },
  async ({ page }) => {
    for (const path of pages) {
      await page.emulateMedia({ media: "screen", colorScheme: "light" });
      await page.goto(path);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        // The browser may not have laid out the page at this width yet.
        await expect.poll(tooWide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 700, height: 1000 });
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expectPrinted(page, path);
    }
    await page.goto("/businesses");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByText(/A group needs at least 2 people/)).toBeVisible();
    await page.goto("/individuals");
    const table = page.getByRole("table");
    const plans = ["Benefit", "Basic", "Standard", "Premium"];
    await expect(table.getByRole("columnheader")).toHaveText(plans);
    const dental = table.getByRole("row", { name: /^Dental/ });
    const covers = ["Not covered", "Not covered", /^Covered at 80%/];
    await expect(dental.getByRole("cell")).toHaveText(covers);
    await expect(dental.getByText("Covered at 80%")).toBeVisible();
    await expect(dental.getByText(/^Checkups, cleanings/)).toBeVisible();
    await expect(page.getByRole("row", { name: /^Family of four/ })).toBeVisible();
  },
);

/** Expects the readable content in black on white, without controls. */
async function expectPrinted(page: Page, path: string): Promise<void> {
  const shown = page.locator("button, input, textarea, summary[aria-label], nav, svg").filter({
    visible: true,
  });
  // The logo beside the name.
  await expect(shown, path).toHaveCount(1);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading, path).toHaveCSS("color", "rgb(0, 0, 0)");
  const document = page.locator("html");
  await expect(document, path).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(document, path).toHaveCSS("color-scheme", "light");
  await expect(page.locator("footer li a[href^='tel:']"), path).toBeVisible();
}
