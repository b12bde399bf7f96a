import type { Page } from "@playwright/test";

import { enter, person, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const darkGround = "rgb(16, 25, 21)";
const lightText = "rgb(27, 42, 36)";

test("keeps the language chosen at the login page in the portal, not changed by visiting a page", async ({
  page,
}) => {
  const noa = await person("sales");
  await page.goto("/fr/login");
  expect(await savedLanguage(page)).toBeNull();

  await page.getByRole("button", { name: "Langue" }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/login");
  expect(await savedLanguage(page)).toBe("es");

  await signIn(page, noa);
  await expect(page).toHaveURL("/sales");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("button", { name: "Idioma" }).click();
  await page.getByRole("menuitemradio", { name: "Português" }).click();
  await expect(page.getByRole("button", { name: "Novo lead" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  expect(await savedLanguage(page)).toBe("pt");
});

test("keeps the chosen dark theme and applies it before any script runs", async ({ page }) => {
  const noa = await person("sales");
  await enter(page, noa, "/sales/leads");
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("body")).toHaveCSS("background-color", darkGround);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  expect(await colorAfterSwitch(page, "light"), "all text follows at once").toBe(lightText);

  // Blocks the scripts, so that only the document itself determines the first paint.
  await page.route("**/assets/*.js", () => {});
  for (const path of ["/sales/leads", "/login", "/"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveCSS("background-color", darkGround);
  }
});

test("keeps the shape of filled buttons where the system replaces all colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const [path, role, name] of [
    ["/", "link", "Get your price"],
    ["/login", "button", "Sign in"],
  ] as const) {
    await page.goto(path);
    const filled = page.getByRole(role, { name, exact: true }).first();
    await expect(filled).toHaveCSS("border-top-style", "solid");
  }
});

/** The color of a heading in the frame in which the theme changes, with reduced motion. */
async function colorAfterSwitch(page: Page, look: "light"): Promise<string> {
  return page.getByRole("heading", { level: 1 }).evaluate((heading, scheme) => {
    const root = document.documentElement;
    const before = root.getAttribute("data-theme") ?? "";
    root.setAttribute("data-theme", scheme);
    const { color } = getComputedStyle(heading);
    root.setAttribute("data-theme", before);
    return color;
  }, look);
}

async function savedLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("language"));
}
