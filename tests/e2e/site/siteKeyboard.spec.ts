import type { Page } from "@playwright/test";

import { expect, test } from "../support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`by keyboard ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const width of [390, 1280]) {
      test(`what has the focus is seen, in the order of the page, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const path of ["/individuals", "/fr/businesses"]) {
          await page.goto(path);
          const stops = await walk(page);
          expect(stops[0]).toMatchObject({ part: "A", href: "#content" });
          const parts = stops.slice(1).map(({ part }) => part);
          const inOrder = ["ASIDE", "HEADER", "MAIN", "FOOTER"].flatMap((part) =>
            parts.filter((each) => each === part),
          );
          expect(parts).toEqual(inOrder);
          expect(stops.map(({ field }) => field).filter(Boolean)).toEqual(
            expect.arrayContaining(["firstName", "email", "plan", "message", "consent"]),
          );
        }
      });
    }

    test("keeps the following controls uncovered while a menu is open", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto("/businesses");
      await page.locator("summary[aria-label=Menu]").press("Enter");
      await expect(page.getByRole("link", { name: "Partners", exact: true }).first()).toBeVisible();
      await page.getByRole("link", { name: "Check your team" }).focus();
      await page.keyboard.press("Tab");
      await expect
        .poll(() => focused(page))
        .toMatchObject({
          isSeen: true,
          href: "/price#for=company",
        });
    });

    test("opens questions, changes the language and follows the skip link", async ({ page }) => {
      await page.goto("/businesses");
      await page.getByText("Do all employees have to join?").press("Enter");
      await expect(page.getByText(/A group needs at least 2 people/)).toBeVisible();
      await page.locator("summary[aria-label^=Language]").press("Enter");
      await page.getByRole("link", { name: "Español" }).press("Enter");
      await page.waitForURL("/es/businesses");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Ir al contenido" })).toBeFocused();
      await page.keyboard.press("Enter");
      await page.waitForURL("/es/businesses#content");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Evaluar mi equipo" })).toBeFocused();
    });

    test("reports errors of a form at the focus and beside each field", async ({
      page,
      watch,
      context,
    }) => {
      await context.setExtraHTTPHeaders({ "Fastly-Client-IP": `2001:db8::${Date.now() % 9999}` });
      watch.expectComplaint(/status of 4\d\d/);
      await page.goto("/individuals");
      await page.getByLabel("First name").fill("Ana");
      await page.getByLabel("Last name").fill("Lemos");
      await page.getByLabel("Phone").fill("12345");
      await page.getByRole("radio", { name: /Basic/ }).press("Space");
      await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
      const alert = page.locator("#contact-problem");
      await expect(alert).toBeFocused();
      await expect(alert).toBeInViewport();
      await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
        /Enter a valid phone number/,
      );
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Phone")).toBeFocused();
      await expect(page.getByLabel("First name")).toHaveValue("Ana");
    });
  });
}

/** Presses Tab through a whole page and asserts that each stop is visible and marked. */
async function walk(page: Page) {
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
  for (let count = 1; count < 120; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    // After the last stop, focus moves to the browser's controls or back to the start.
    if (stop === null || (count > 1 && stop.href === "#content")) return stops;
    await expect
      .poll(() => focused(page), { message: `the stop ${count}` })
      .toMatchObject({ isSeen: true, isMarked: true });
    stops.push(stop);
  }
  throw new Error("The page has no end.");
}

/** The focused element: where it is, and whether it is on the screen, uncovered and marked. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      part: (element.closest("aside, header, main, footer") ?? element).tagName,
      href: element.getAttribute("href"),
      field: element.getAttribute("name"),
      // The label of a small field may overlap only its own field.
      isSeen: hit !== null && (element.contains(hit) || hit.contains(element)),
      isMarked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}
