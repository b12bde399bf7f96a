import type { Page } from "@playwright/test";

import { enter, person } from "../support/people.ts";
import { storedLeads } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const rows = (page: Page) => page.locator("[data-row]");

/** How many rows are in view as a whole. */
async function rowsInView(page: Page): Promise<number> {
  return rows(page).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
}

test("shows 13 leads at once in compact rows, which the device and the address remember", async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const noa = await person("sales");
  await storedLeads(30, (age) => ({
    ownerId: noa.uid,
    firstName: "Guillermina",
    lastName: `Etcheverría ${age}`,
    createdAt: new Date(Date.now() - age * 60_000),
  }));
  await enter(page, noa, "/sales/leads");
  const compact = page.getByRole("button", { name: "Compact rows" });
  await expect(rows(page).first()).toBeVisible();
  expect(await rowsInView(page)).toBeLessThan(13);
  await compact.click();
  await expect(compact).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/sales/leads?density=compact");
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(13);
  await expect(page.getByRole("checkbox", { name: /Etcheverría 1$/ })).toBeVisible();
  await expectAccessible(page);

  // What can be clicked keeps 24 pixels, and the address doesn't cover the number.
  const first = rows(page).first();
  const [email, call] = [
    first.getByRole("link", { name: "ines.carvajal@example.com" }),
    first.getByRole("link", { name: "+34 612 34 56 78" }),
  ];
  for (const link of [email, call]) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  const [left, right] = [await email.boundingBox(), await call.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);

  // The filter keeps the density in the address, and Back doesn't lead through it.
  await page.getByLabel("Plan", { exact: true }).selectOption("Standard");
  await expect(page).toHaveURL("/sales/leads?plan=standard&density=compact");
  await page.goto("/sales/leads");
  await expect(compact).toHaveAttribute("aria-pressed", "true");

  const elsewhere = await anotherBrowser({ viewport: { width: 1280, height: 800 } });
  await enter(elsewhere, noa, "/sales/leads");
  const other = elsewhere.getByRole("button", { name: "Compact rows" });
  await expect(other).toHaveAttribute("aria-pressed", "false");
  await elsewhere.goto("/sales/leads?density=compact");
  await expect(other).toHaveAttribute("aria-pressed", "true");
  await elsewhere.goto("/sales/leads?density=tiny");
  await expect(other).toHaveAttribute("aria-pressed", "false");
});
