import type { Page } from "@playwright/test";

import { button, card, cardIn, column, pia, remotePia, stored } from "../../support/board.ts";
import { enter, listedSalesperson } from "../../support/people.ts";
import { storedLead } from "../../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../../support/test.ts";

/**
 * Carries a card with the pointer. The first move lifts it, before the board scrolls; a browser needs
 * two moves over a target to accept a drop.
 */
async function carry(page: Page, name: string, over: string) {
  await card(page, name).hover();
  await page.mouse.down();
  await card(page, name).hover({ position: { x: 40, y: 40 } });
  for (const y of [100, 120]) await column(page, over).hover({ position: { x: 20, y } });
}

test("moves a card with the pointer, refuses what the table denies, and undoes the move", async ({
  page,
}) => {
  const noa = await listedSalesperson();
  const id = await storedLead({ ownerId: noa.uid, ...pia });
  await enter(page, noa, "/sales/leads?plan=standard");
  await page.getByRole("link", { name: "Board", exact: true }).click();
  await expect(page).toHaveURL("/sales/leads/board?plan=standard");
  await button(page, "1 filter · clear").click();
  await expect(column(page, "New").getByLabel("1 lead")).toBeVisible();
  await expect(column(page, "Lost").getByLabel("0 leads")).toBeVisible();
  // At 1280 pixels, all stages are in sight, the closed ones as strips.
  const last = await column(page, "Lost").boundingBox();
  expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(1280);

  await carry(page, "Pía Luna", "Quoted");
  await expect(column(page, "Quoted")).toContainText("Comes after “Remote sales”");
  await page.mouse.up();
  await expect(cardIn(page, "New", "Pía Luna")).toBeVisible();
  expect(await stored(id)).toMatchObject({ status: "new", rev: 1 });

  await carry(page, "Pía Luna", "Remote sales");
  await page.mouse.up();
  await expect(cardIn(page, "Remote sales", "Pía Luna")).toBeFocused();
  await expect(column(page, "Remote sales").getByLabel("1 lead")).toBeVisible();
  await carry(page, "Pía Luna", "Lost");
  await page.mouse.up();
  await page.getByRole("radio", { name: "Too expensive" }).check();
  await button(page, "Mark as lost").click();
  await expect(
    page.getByText(/^You can undo the move from “Remote sales” to “Lost”/),
  ).toBeVisible();
  await expect.poll(() => stored(id)).toMatchObject({ status: "lost", step: 3, rev: 3 });
  await button(page, "Show “Lost”").click();
  await expect(cardIn(page, "Lost", "Pía Luna")).toContainText("Reason: Too expensive");
  await expectAccessible(page);
  await button(page, "Undo").click();
  await expect(cardIn(page, "Remote sales", "Pía Luna")).toBeVisible();
  await expect.poll(() => stored(id)).toMatchObject({ status: "remoteSales", rev: 4 });
});

test("moves a card with the keyboard, says where it is, and asks for its quote", async ({
  page,
}) => {
  const noa = await listedSalesperson();
  const id = await storedLead({ ownerId: noa.uid, ...remotePia });
  await enter(page, noa, "/sales/leads/board");
  await card(page, "Pía Luna").focus();
  await expect(card(page, "Pía Luna")).toHaveAccessibleDescription(/^Press Space to pick up/);
  await page.keyboard.press("Space");
  await expect(page.getByText(/^You picked up Pía Luna/)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("“AI Contacting”: Not possible from “Remote sales”.")).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Pía Luna stays at “Remote sales”.")).toBeAttached();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("“Quoted”: press Space to move Pía Luna here.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Space");
  const dialog = page.getByRole("dialog", { name: "Quote for Pía Luna" });
  await dialog.getByRole("button", { name: "Save quote and move" }).press("Enter");
  await expect(cardIn(page, "Quoted", "Pía Luna")).toBeFocused();
  await expect.poll(() => stored(id)).toMatchObject({ status: "quoted", rev: 2 });
  // The lead has a quote now, so the next move there asks nothing.
  for (const [key, status] of [
    ["ArrowLeft", "Remote sales"],
    ["ArrowRight", "Quoted"],
  ] as const) {
    for (const pressed of ["Space", key, "Space"]) await page.keyboard.press(pressed);
    await expect(cardIn(page, status, "Pía Luna")).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pía Luna" })).toBeVisible();
});
