import type { Page, Route } from "@playwright/test";

import { enter, identifierField, person, signIn } from "../support/people.ts";
import { expect, expectAccessible, networkLoss, test, turn } from "../support/test.ts";

test("paints the form before its script runs and submits what was sent until then", async ({
  page,
}) => {
  const noa = await person("sales");
  const scripts = await hold(page, /\.js$/);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Good to see you" })).toBeVisible();
  await identifierField(page).fill(noa.email);
  await password(page).fill(noa.password);
  await password(page).press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(identifierField(page)).toHaveValue(noa.email);

  await scripts.release();
  await expect(page).toHaveURL("/sales");
});

test(
  "says that the session's script is missing, and opens the page again",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(networkLoss);
    watch.expectComplaint(/dynamically imported module/);
    const script = /\/assets\/browserSession-[^/]+\.js$/;
    await page.route(script, (route) => route.abort());
    await page.goto("/es/login");
    await expect(page.getByRole("alert")).toHaveText(/^No podemos conectarnos con el servidor/);
    await expectAccessible(page);
    await page.unroute(script);
    await page.getByRole("button", { name: "Reintentar" }).click();
    const noa = await person("sales");
    await identifierField(page).fill(noa.email);
    await page.getByLabel("Contraseña", { exact: true }).fill(noa.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/sales");
  },
);

test(
  "hydrates the form without layout shift and sends what was typed before",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    await page.addInitScript(watchLayoutShifts);
    const scripts = await hold(page, /\.js$/);
    await page.goto("/fr/login", { waitUntil: "commit" });
    await firstPaint(page);
    await identifierField(page).fill(noa.email);
    await password(page).fill(noa.password);
    await scripts.release();

    const hide = page.getByRole("button", { name: "Masquer le mot de passe" });
    await expect(async () => {
      // Clicks do nothing until the script has taken over; after that, one is enough.
      if (!(await hide.isVisible())) {
        await page
          .getByRole("button", { name: "Afficher le mot de passe" })
          .click({ timeout: 500 });
      }
      await expect(hide).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(identifierField(page)).toHaveValue(noa.email);
    await expect(password(page)).toHaveValue(noa.password);
    expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
    await page.getByRole("button", { name: "Se connecter", exact: true }).click();
    await expect(page).toHaveURL("/sales");
  },
);

// French has the longest texts.
for (const prefix of ["", "/es", "/pt", "/fr"]) {
  const tag = prefix === "/fr" ? [] : "@nightly";
  test(
    `${prefix}/login reserves the space of a sign-out notice, so that nothing shifts`,
    { tag },
    async ({ page }) => {
      await page.addInitScript(watchLayoutShifts);
      // A page other than login, whose script might consume the notice.
      await page.goto("/privacy");
      await page.evaluate(() => sessionStorage.setItem("signOutNotice", '{"kind":"signed-out"}'));
      const scripts = await hold(page, /\.js$/);
      await page.goto(`${prefix}/login`, { waitUntil: "commit" });
      await firstPaint(page);
      await identifierField(page).fill("ana");
      await scripts.release();
      await expect(page.getByRole("status").filter({ hasText: /\S/ })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
    },
  );

  test(
    `${prefix}/login fits the narrowest phone, in the light and in the dark`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${prefix}/login`);
      for (const colorScheme of ["light", "dark"] as const) {
        await turn(page, colorScheme);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
}

test("says without JavaScript what the page needs", { tag: "@nightly" }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/es/login");
  const sentence = page.locator("noscript p");
  await expect(sentence).toContainText("Esta parte de Salvia necesita JavaScript.");
  await expect(sentence).toBeInViewport();
  await context.close();
});

test(
  "returns a signed-in user to where they were after asking for another sign-in",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    await enter(page, noa, "/sales");
    await page.goto(`/login?reauth&next=${encodeURIComponent("/sales/leads?view=pool")}`);
    await expect(
      page.getByRole("heading", { name: "Please sign in again to continue" }),
    ).toBeVisible();
    await expectAccessible(page);
    await signIn(page, noa);
    await expect(page).toHaveURL("/sales/leads?view=pool");
  },
);

function password(page: Page) {
  return page.getByLabel(/^(Password|Contraseña|Senha|Mot de passe)$/);
}

/** Holds matching requests back until they are released. */
async function hold(page: Page, pattern: RegExp) {
  const delayed: Route[] = [];
  let open = false;
  await page.route(pattern, async (route) => {
    if (open) await route.continue();
    else delayed.push(route);
  });
  return {
    async release(): Promise<void> {
      expect(delayed.length).toBeGreaterThan(0);
      open = true;
      await Promise.all(delayed.map((route) => route.continue()));
    },
  };
}

/** Waits for the first paint. Typing before it would force a layout without the pending styles. */
async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/** Adds up the layout shifts without user input, where the test can read the sum. */
function watchLayoutShifts() {
  let shifted = 0;
  const note = () => Reflect.set(window, "shifted", shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && typeof entry.value === "number") shifted += entry.value;
    }
    note();
  }).observe({ type: "layout-shift", buffered: true });
  note();
}
