import type { Page, Route } from "@playwright/test";

import { identifierField, person } from "../support/people.ts";
import { expect, test, turn } from "../support/test.ts";

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
