import { expect, test } from "../support/test.ts";

test("finds the plans on a phone by keyboard and carries one over to the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator("summary[aria-label=Menu]")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Individuals", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/individuals");
  // Without its script the page would load again with the plan, and not focus the form.
  await expect(page.locator("details:has([data-theme-choice])")).toBeVisible();

  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    "Benefit",
    "Basic",
    "Standard",
    "Premium",
  ]);
  await expect(table.getByRole("row", { name: /^Dental/ }).getByRole("cell")).toHaveText([
    "Not covered",
    "Not covered",
    /^Covered at 80%/,
  ]);
  await page.getByRole("link", { name: "Choose Premium" }).press("Enter");
  await expect(page.getByRole("radio", { name: /Premium/ })).toBeChecked();
  await expect(page.getByLabel("First name")).toBeFocused();
});

test("keeps the call bar away from a button that is being pressed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/individuals");
  const bar = page.getByRole("link", { name: /^Call us/ });
  await expect(bar).toBeInViewport();
  await page.getByLabel("First name").focus();
  await expect(bar).not.toBeInViewport();
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.evaluate((button) => {
    scrollBy(0, button.getBoundingClientRect().bottom - innerHeight);
  });
  const { x, y, height } = (await send.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 20, y + height - 8);
  await page.mouse.down();
  expect(
    await send.evaluate(
      (button, [left, top]) => button.contains(document.elementFromPoint(left, top)),
      [x + 20, y + height - 8] as const,
    ),
  ).toBe(true);
  await page.mouse.move(0, 0);
  await page.mouse.up();
});

test("prints how each plan covers a benefit, and what the benefit means", async ({ page }) => {
  await page.goto("/individuals");
  await page.emulateMedia({ media: "print" });
  const dental = page.getByRole("table").getByRole("row", { name: /^Dental/ });
  await expect(dental.getByText("Covered at 80%")).toBeVisible();
  await expect(dental.getByText(/^Checkups, cleanings/)).toBeVisible();
  await expect(page.getByRole("row", { name: /^Family of four/ })).toBeVisible();
});

test("keeps the page when the language changes", async ({ page }) => {
  await page.goto("/businesses");
  await page.locator("summary[aria-label^=Language]").click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/businesses");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("petite équipe");
});

test("shows a business what fits its size and carries the number over to the form", async ({
  page,
}) => {
  await page.goto("/businesses");
  const answer = page.getByRole("status");
  for (const [employees, words] of [
    ["1", "One person isn’t a group"],
    ["2", "A small-group plan fits"],
    ["50", "A small-group plan fits"],
    ["51", "More than 50?"],
    ["0", "Enter a whole number"],
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

  test("shows all text, opens menus and follows the device's dark theme", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/pt/businesses");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(16, 25, 21)");
    await expect(page.locator("summary[aria-label=Aparência]")).toBeHidden();
    await page.locator("summary[aria-label^=Idioma]").click();
    await expect(page.getByRole("link", { name: "Français" })).toBeVisible();
    await page.getByText("Todos precisam aderir?").click();
    await expect(page.getByText(/São necessárias pelo menos 2 pessoas/)).toBeVisible();
    await expect(page.locator("#rule")).toContainText("51 ou mais");
  });

  test("shows what a family pays, and what a benefit means", async ({ page }) => {
    await page.goto("/individuals");
    const table = page.getByRole("table");
    await expect(table.getByRole("row", { name: /^One adult/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Family of four/ })).toBeHidden();
    await page.getByRole("radio", { name: "Family of four" }).check();
    await expect(table.getByRole("row", { name: /^One adult/ })).toBeHidden();
    await expect(table.getByRole("row", { name: /^Family of four/ })).toContainText("$256");
    await page.getByText("Emergencies abroad", { exact: true }).click();
    await expect(page.getByText(/while you travel in another country/)).toBeVisible();
  });

  test("shows the rule for the entered group size", async ({ page }) => {
    await page.goto("/businesses");
    await page.locator("#employees").fill("51");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page).toHaveURL("/businesses?employees=51#rule");
    await expect(page.locator("#rule")).toBeInViewport();
  });

  test("has the browser validate the form's required fields", async ({ page }) => {
    await page.goto("/individuals");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL("/individuals");
    await expect(page.locator("#firstName:invalid")).toBeFocused();
  });
});
