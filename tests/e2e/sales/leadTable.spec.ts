import type { Locator, Page } from "@playwright/test";

import { enter, person } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { storedLead, storedLeads } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const rows = (page: Page) => page.locator("[data-row]");

/** How many rows are in view as a whole. */
async function rowsInView(page: Page): Promise<number> {
  return rows(page).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
}

/** The filters whose value is wider than its place. */
async function cutFilters(page: Page): Promise<string[]> {
  const filters = page.getByRole("search", { name: "Filter and sort" }).getByRole("combobox");
  return filters.evaluateAll((all) =>
    all.filter((it) => it.scrollWidth > it.clientWidth).map(({ textContent }) => textContent),
  );
}

/** Where an element begins in the window, in pixels from the top. */
const top = (place: Locator) => place.evaluate((it) => it.getBoundingClientRect().top);

test(
  "shows 13 leads at once in compact rows with links to press, and the first on top on a phone",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const noa = await person("sales");
    // Not the browser's own, so that a line above the list says which zone its times are in.
    await firestore.doc(`users/${noa.uid}`).update({ timezone: "Asia/Tokyo" });
    await storedLeads(14, (age) => ({
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
    await page.getByLabel("Source").selectOption("Embedded product");
    expect(await cutFilters(page)).toEqual([]);
    await page.goBack();
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

    // On a phone, the filters don't push the first lead out of sight.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => (await top(first)) - (await top(page.getByRole("main"))))
      .toBeLessThanOrEqual(200);
  },
);

/** The headings that show, without the one of the actions. */
async function headings(page: Page): Promise<readonly string[]> {
  const texts = await page.getByRole("columnheader").filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.replace(" ↓", "").trim()).filter((text) => text !== "Actions");
}

const columns = (page: Page) => page.getByRole("button", { name: "Columns" });
const item = (page: Page, name: string) => page.getByRole("menuitemcheckbox", { name });

test(
  "chooses the columns of the list, which the device, the address and views remember",
  { tag: "@nightly" },
  async ({ page, anotherBrowser }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const noa = await person("sales");
    await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "Campos" });
    await storedLead({ ownerId: null });
    await enter(page, noa, "/sales/leads?plan=standard");
    const all = ["Name", "Contact", "Plan", "Status", "Created"];
    await expect.poll(() => headings(page)).toEqual(all);

    // By keyboard, without closing the menu. What doesn't fit beside the others appears.
    await columns(page).focus();
    await page.keyboard.press("Enter");
    await expect(item(page, "Contact")).toBeFocused();
    for (const name of ["Plan", "Progress"]) {
      await expect(async () => {
        await page.keyboard.press("ArrowDown");
        await expect(item(page, name)).toBeFocused({ timeout: 100 });
      }).toPass();
      await page.keyboard.press("Space");
      await expect(item(page, name)).toHaveAttribute("aria-checked", "false");
    }
    await page.keyboard.press("Escape");
    await expect(columns(page)).toBeFocused();
    const chosen = ["Name", "Contact", "Status", "Type", "Source", "Created"];
    await expect.poll(() => headings(page)).toEqual(chosen);
    const asked = "columns=name_contact_status_created_kind_source";
    await expect(page).toHaveURL(`/sales/leads?plan=standard&${asked}`);
    await expect(page.getByRole("row", { name: /Aurelia/ })).toContainText("Website");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Views", exact: true }).click();
    await page.getByRole("menuitem", { name: "Save this view…" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Sources");
    await page.getByRole("button", { name: "Save view" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goto("/sales/leads");
    await expect.poll(() => headings(page)).toEqual(chosen);

    const elsewhere = await anotherBrowser({ viewport: { width: 1280, height: 800 } });
    await enter(elsewhere, noa, "/sales/leads");
    await expect.poll(() => headings(elsewhere)).toEqual(all);
    await elsewhere.getByRole("button", { name: "Views", exact: true }).click();
    await elsewhere.getByRole("menuitem", { name: "Sources" }).click();
    await expect.poll(() => headings(elsewhere)).toEqual(chosen);
    await elsewhere.goto("/sales/leads?columns=everything");
    await expect.poll(() => headings(elsewhere)).toEqual(all);

    // A narrow window drops the last ones, and no width scrolls sideways.
    for (const [width, shown] of [
      [1920, chosen],
      [920, ["Name", "Contact", "Status", "Type", "Created"]],
      [320, []],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => headings(page)).toEqual(shown);
      const spare = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(spare).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await columns(page).click();
    await page.getByRole("menuitem", { name: "Show all columns" }).click();
    await expect(page).toHaveURL("/sales/leads");
    await page.keyboard.press("Escape");
    await expect.poll(() => headings(page)).toEqual(all);

    // In the narrowest table, names still have room.
    for (const path of ["/sales/leads", "/sales/leads?density=compact", "/sales/leads?view=pool"]) {
      await page.setViewportSize({ width: 900, height: 800 });
      await page.goto(path);
      const name = page.getByRole("columnheader", { name: "Name" });
      await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(130);
    }
  },
);
