import { gzipSync } from "node:zlib";

import type { Page, Request } from "@playwright/test";

import { languages } from "@salvia/domain/shared/language";
import { publicPages, publicPath } from "@salvia/domain/site/paths";

import { expect, test } from "../support/test.ts";

const pages = publicPages.flatMap((page) =>
  languages.map((language) => publicPath(page, language)),
);

test("loads only its own origin, the font host and little script on every page", async ({
  page,
  baseURL,
}) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  for (const path of pages) {
    requests.length = 0;
    await page.goto(path);
    // The theme menu is visible only once the script has run.
    await expect(page.locator("details:has([data-theme-choice])")).toBeVisible();
    const asked = new Set(requests.map((request) => new URL(request.url()).origin));
    expect([...asked], path).toEqual([baseURL, "https://fonts.googleapis.com"]);

    const scripts = requests.filter((request) => request.resourceType() === "script");
    const bodies = await Promise.all(
      scripts.map(async (script) => (await script.response())?.body()),
    );
    const sizes = bodies.map((body = Buffer.alloc(0)) => gzipSync(body, { level: 9 }).byteLength);
    expect(sizes, path).toHaveLength(1);
    expect(sizes[0], path).toBeGreaterThan(1000);
    // The price page's script has its calculation, too.
    expect(sizes[0], path).toBeLessThanOrEqual(path.endsWith("/price") ? 6000 : 3000);
    expect(await askedBeforePaint(page), path).toEqual([]);
  }
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

test("links every page only to existing pages", async ({ page, request }) => {
  const found = new Set<string>(["/nothing"]);
  for (const path of pages) {
    await page.goto(path);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) found.add(link.replace(/[?#].*/, ""));
  }
  const dead: string[] = [];
  for (const link of found) {
    if (!(await request.get(link)).ok()) dead.push(link);
  }
  // The known dead link proves that links were checked.
  expect(dead).toEqual(["/nothing"]);
  expect(found.size).toBeGreaterThan(pages.length);
});

test("says where to report a weakness", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^Contact: mailto:/);
});

test("prints the readable content in black on white, without controls", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  for (const path of pages) {
    await page.goto(path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const shown = page.locator("button, input, textarea, summary[aria-label], nav, svg").filter({
      visible: true,
    });
    // The logo beside the name.
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await expect(page.locator("footer li a[href^='tel:']")).toBeVisible();
  }
  await page.goto("/businesses");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText(/A group needs at least 2 people/)).toBeVisible();
});
