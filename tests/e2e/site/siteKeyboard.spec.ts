import type { Page } from "@playwright/test";

import { expect, test } from "../support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  for (const width of [390, 1280]) {
    // `npm test` covers each width and each mode; the other two pairs run nightly.
    const tag = javaScriptEnabled === (width === 390) ? [] : ["@nightly"];

    test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript, at ${width} px,`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test(
        "the keyboard leads through each page in order, and reaches everything",
        { tag },
        async ({ page, watch, context }) => {
          await context.setExtraHTTPHeaders({
            "Fastly-Client-IP": `2001:db8::${Date.now() % 9999}`,
          });
          watch.expectComplaint(/status of 4\d\d/);
          await test.step("walks through pages", () => walkThroughPages(page));
          await test.step("corrects a form", () => correctForm(page));
          await test.step("uses menus, questions, and the skip link", () => useMenus(page));
          if (!javaScriptEnabled) {
            await test.step("reads prices and rules", () => readWithoutScript(page));
          }
        },
      );
    });
  }
}

async function walkThroughPages(page: Page): Promise<void> {
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
}

async function useMenus(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/businesses");
  await page.locator("summary[aria-label=Menu]").press("Enter");
  await expect(page.getByRole("link", { name: "Partners", exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "See which plan fits" }).focus();
  await page.keyboard.press("Tab");
  // The open menu covers no control that follows.
  await expect
    .poll(() => focused(page))
    .toMatchObject({ isSeen: true, href: "/price#for=company" });

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
  await expect(page.getByRole("link", { name: "Ver qué plan le sirve a mi equipo" })).toBeFocused();
}

async function correctForm(page: Page): Promise<void> {
  await page.goto("/individuals");
  await page.getByRole("link", { name: "Choose Premium" }).first().press("Enter");
  await expect(page.getByRole("radio", { name: /Premium/ })).toBeChecked();
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Lemos");
  await page.getByLabel("Phone").fill("12345");
  await page.getByRole("radio", { name: /Basic/ }).press("Space");
  await page.getByRole("button", { name: "Send", exact: true }).press("Enter");
  const alert = page.locator("#contact-problem");
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/Enter a valid phone number/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Ana");
}

/** Shows that pages need no script: for the theme, prices, rules, and required fields. */
async function readWithoutScript(page: Page): Promise<void> {
  await page.goto("/individuals");
  const table = page.getByRole("table");
  await expect(table.getByRole("row", { name: /^One adult/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^Family of four/ })).toBeHidden();
  await page.getByRole("radio", { name: "Family of four" }).press("Space");
  await expect(table.getByRole("row", { name: /^One adult/ })).toBeHidden();
  await expect(table.getByRole("row", { name: /^Family of four/ })).toContainText("$256");
  await page.locator("summary", { hasText: "Emergencies abroad" }).press("Enter");
  await expect(page.getByText(/while you travel in another country/)).toBeVisible();
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await expect(page).toHaveURL("/individuals");
  await expect(page.locator("#firstName:invalid")).toBeFocused();

  await page.goto("/businesses");
  await page.locator("#employees").fill("51");
  await page.getByRole("button", { name: "Check" }).press("Enter");
  await expect(page).toHaveURL("/businesses?employees=51#rule");
  await expect(page.locator("#rule")).toBeInViewport();

  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/pt/businesses");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(16, 25, 21)");
  await expect(page.locator("summary[aria-label=Aparência]")).toBeHidden();
  await expect(page.locator("#rule")).toContainText("51 ou mais");
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
