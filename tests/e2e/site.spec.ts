import { gzipSync } from "node:zlib";

import type { Page, Request } from "@playwright/test";

import { contactSentPath } from "@salvia/domain/contact";
import { languages, type Language } from "@salvia/domain/languages";
import { publicPages, publicPath } from "@salvia/domain/paths";

import { expect, expectAccessible, expectContrast, test } from "./test.ts";

const pages = publicPages.flatMap((page) =>
  languages.map((language) => publicPath(page, language)),
);

for (const page of publicPages) {
  for (const language of languages) {
    test(`${page} is accessible in ${language}, in the light and in the dark`, async ({
      page: tab,
    }) => {
      await expectAccessibleInBothLooks(tab, publicPath(page, language), language);
    });
  }
}

for (const language of languages) {
  test(`the thanks and the page for dead addresses are accessible in ${language} too`, async ({
    page,
    watch,
  }) => {
    watch.expectComplaint(/status of 404/);
    await expectAccessibleInBothLooks(page, contactSentPath(language), language);
    await expectAccessibleInBothLooks(page, `/${language}/nothing`, language);
  });
}

async function expectAccessibleInBothLooks(page: Page, path: string, language: Language) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectContrast(page);
}

test("every page asks its own origin and the font host alone, and for little script", async ({
  page,
  baseURL,
}) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  for (const path of pages) {
    requests.length = 0;
    await page.goto(path);
    const asked = new Set(requests.map((request) => new URL(request.url()).origin));
    expect([...asked], path).toEqual([baseURL, "https://fonts.googleapis.com"]);

    const scripts = requests.filter((request) => request.resourceType() === "script");
    const bodies = await Promise.all(
      scripts.map(async (script) => (await script.response())?.body()),
    );
    const sizes = bodies.map((body = Buffer.alloc(0)) => gzipSync(body, { level: 9 }).byteLength);
    expect(sizes, path).toHaveLength(1);
    expect(sizes[0], path).toBeGreaterThan(1000);
    expect(sizes[0], path).toBeLessThanOrEqual(3000);
  }
});

test("every link of every page leads to a page", async ({ page, request }) => {
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
  // The one that is known to be dead shows that the others were looked at.
  expect(dead).toEqual(["/nothing"]);
  expect(found.size).toBeGreaterThan(pages.length);
});

for (const page of publicPages) {
  test(`nothing of ${page} is wider than a narrow phone, or a wide screen`, async ({
    page: tab,
  }) => {
    for (const language of languages) {
      await tab.goto(publicPath(page, language));
      for (const width of [320, 390, 768, 1440]) {
        await tab.setViewportSize({ width, height: 800 });
        const tooWide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(tooWide, `${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test("a visitor finds the plans on a phone by keyboard, and takes one into the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator("summary[aria-label=Menu]")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Individuals", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/individuals");

  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    "What",
    "Basic",
    "Standard",
    "Premium",
  ]);
  await expect(table.getByRole("row", { name: /^Dental/ }).getByRole("cell")).toHaveText([
    "Not covered",
    "Not covered",
    /^We pay 80%/,
  ]);
  await page.getByRole("link", { name: "Choose Premium" }).press("Enter");
  await expect(page.getByRole("radio", { name: /Premium/ })).toBeChecked();
  await expect(page.getByLabel("First name")).toBeFocused();
});

test("the language menu keeps the page", async ({ page }) => {
  await page.goto("/businesses");
  await page.locator("summary[aria-label=Language]").click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/businesses");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("petite équipe");
});

test("a business learns what fits its size, and takes the number into the form", async ({
  page,
}) => {
  await page.goto("/businesses");
  const answer = page.getByRole("status");
  for (const [employees, words] of [
    ["1", "One person is not a group"],
    ["2", "A small-group plan fits"],
    ["50", "A small-group plan fits"],
    ["51", "More than 50?"],
    ["0", "Please enter a whole number"],
  ] as const) {
    await page.locator("#employees").fill(employees);
    await page.getByRole("button", { name: "Check" }).click();
    await expect(answer).toContainText(words);
    await expect(answer.locator(":scope > :visible")).toHaveCount(1);
  }
  await expect(page.locator("#groupSize")).toHaveValue("51");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all copy is there, menus open, and the dark look is the device's", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/pt/businesses");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(16, 25, 21)");
    await page.locator("summary[aria-label=Idioma]").click();
    await expect(page.getByRole("link", { name: "Français" })).toBeVisible();
    await page.getByText("Todos precisam aderir?").click();
    await expect(page.getByText(/São necessárias pelo menos 2 pessoas/)).toBeVisible();
    await expect(page.locator("#rule")).toContainText("51 ou mais");
  });

  test("asking for the size of a group leads to the rule", async ({ page }) => {
    await page.goto("/businesses");
    await page.locator("#employees").fill("51");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page).toHaveURL("/businesses?employees=51#rule");
    await expect(page.locator("#rule")).toBeInViewport();
  });

  test("the browser itself asks for what the form needs", async ({ page }) => {
    await page.goto("/individuals");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL("/individuals");
    await expect(page.locator("#firstName:invalid")).toBeFocused();
  });
});

test("on paper there is what can be read, black on white, and nothing to press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  for (const path of pages) {
    await page.goto(path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const shown = page.locator("button, input, textarea, summary[aria-label], nav, svg").filter({
      visible: true,
    });
    // The mark beside the name.
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await expect(page.locator("footer a[href^='tel:']")).toBeVisible();
  }
  await page.goto("/businesses");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText(/A group needs at least 2 people/)).toBeVisible();
});
