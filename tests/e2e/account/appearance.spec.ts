import type { Page } from "@playwright/test";

import { enter, person, signIn } from "../support/people.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, test, turn } from "../support/test.ts";

const languages = [
  { language: "en", prefix: "", name: "English", submit: "Sign in", create: "New lead" },
  {
    language: "es",
    prefix: "/es",
    name: "Español",
    submit: "Iniciar sesión",
    create: "Nuevo lead",
  },
  { language: "pt", prefix: "/pt", name: "Português", submit: "Entrar", create: "Novo lead" },
  {
    language: "fr",
    prefix: "/fr",
    name: "Français",
    submit: "Se connecter",
    create: "Nouveau prospect",
  },
] as const;

for (const { language, prefix, submit, create } of languages) {
  test(
    `home, login and leads speak ${language}, in the light and in the dark`,
    { tag: "@nightly" },
    async ({ page }) => {
      const noa = await person("sales");
      await storedLead({ ownerId: noa.uid });
      await page.addInitScript((saved) => localStorage.setItem("language", saved), language);

      await page.goto(prefix || "/");
      await inBothLooks(page, language);
      await page.goto(`${prefix}/login`);
      await expect(page.getByRole("button", { name: submit, exact: true })).toBeVisible();
      await inBothLooks(page, language);

      await enter(page, noa, "/sales/leads");
      await expect(page.getByRole("button", { name: create })).toBeVisible();
      await expect(page.getByRole("rowheader")).toHaveText("Inés Carvajal Roldán");
      await inBothLooks(page, language);
    },
  );
}

async function inBothLooks(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  for (const colorScheme of ["light", "dark"] as const) {
    await turn(page, colorScheme);
    await expect(page.locator("body")).toHaveCSS("background-color", grounds[colorScheme]);
  }
}

const grounds = { light: "rgb(250, 248, 244)", dark: "rgb(16, 25, 21)" };
const text = { light: "rgb(27, 42, 36)" };

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
  await expect(page.locator("body")).toHaveCSS("background-color", grounds.dark);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  expect(await colorAfterSwitch(page, "light"), "all text follows at once").toBe(text.light);

  // Blocks the scripts, so that only the document itself determines the first paint.
  await page.route("**/assets/*.js", () => {});
  for (const path of ["/sales/leads", "/login", "/"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveCSS("background-color", grounds.dark);
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
