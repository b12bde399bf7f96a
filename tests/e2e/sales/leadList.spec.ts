import { enter, person } from "../support/people.ts";
import { changeLead, storedLead, storedLeads } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("scrolls a long list endlessly by keyboard and keeps the user's place", async ({ page }) => {
  const noa = await person("sales");
  await storedLeads(120, (age) => ({
    ownerId: noa.uid,
    firstName: "Lead",
    lastName: `Number ${age}`,
    createdAt: new Date(Date.now() - age * 60_000),
  }));
  await enter(page, noa, "/sales/leads");
  const row = (name: string) => page.getByRole("row", { name });
  const names = page.getByRole("rowheader");
  await expect(names.first()).toHaveText("Lead Number 1");
  await row("Lead Number 1").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(row("Lead Number 2").first()).toBeFocused();

  for (const last of [47, 94, 120]) {
    // The first rows of the next page may appear before the others.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(row(`Lead Number ${last}`)).toBeFocused({ timeout: 1_000 });
    }).toPass();
    if (last < 120) await expect(row(`Lead Number ${last + 1}`)).toBeAttached();
  }
  await expect(page.getByText("You’ve reached the end of the list.")).toBeVisible();
  expect(await names.count()).toBeLessThan(50);
  await expectAccessible(page);

  await page.keyboard.press("PageUp");
  const focused = page.locator("[data-row]:focus");
  const place = async () => (await focused.boundingBox())?.y;
  const before = await atRest(place);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Lead ·/);
  await page.goBack();
  await expect(focused).toBeVisible();
  await expect.poll(place).toBe(before);

  // A lead that arrives above the viewport does not shift the list, but is announced.
  await storedLead({ ownerId: noa.uid, firstName: "Brand", lastName: "New" });
  await expect(page.getByRole("button", { name: "1 new lead" })).toBeVisible();
  expect(await atRest(place)).toBe(before);
  await page.getByRole("button", { name: "1 new lead" }).click();
  await expect(names.first()).toHaveText("Brand New");
  await expect(names.first()).toBeInViewport();

  // Returning to the list restores the scroll position.
  await page.mouse.wheel(0, 900);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollY).toBeGreaterThan(500);
  const scrolled = await atRest(scrollY);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/sales");
  await page.goBack();
  await expect(names.first()).toBeAttached();
  await expect.poll(scrollY).toBe(scrolled);
});

/** A place on the page once it is the same twice in a row: the browser may still scroll. */
async function atRest(read: () => Promise<number | undefined>): Promise<number | undefined> {
  let last: number | undefined;
  await expect
    .poll(async () => {
      const before = last;
      last = await read();
      return last !== undefined && last === before;
    })
    .toBe(true);
  return last;
}

test(
  "finds leads by the start of a name, by email, phone and document",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales");
    const silva = { ownerId: noa.uid, firstName: "Ana", lastName: "Silva" };
    const id = await storedLead({ ...silva, phone: "+34611222333", email: "silva@example.com" });
    const person2 = { phone: null, identityDocument: null, email: "sanz@example.com" };
    await storedLead({ ownerId: noa.uid, firstName: "Ánabel", lastName: "Sanz", ...person2 });
    await enter(page, noa, "/sales/leads?sort=name");
    const names = page.getByRole("rowheader");
    await expect(names).toHaveCount(2);
    const field = page.getByRole("textbox", { name: "Search leads" });

    await page.getByRole("row", { name: "Ana Silva" }).focus();
    await page.keyboard.press("/");
    await page.keyboard.type("ana");
    await expect(page.getByText("2 leads found")).toBeVisible();
    await expect(names).toHaveText(["Ánabel Sanz", "Ana Silva"]);
    await page.keyboard.type(" SIL");
    await expect(names).toHaveText(["Ana Silva"]);
    for (const typed of ["silva@Example.com", "611 222 333", "+34 611-222-333", "12345678-z"]) {
      await field.fill("");
      await expect(names).toHaveCount(2);
      await field.fill(typed);
      await expect(names).toHaveText(["Ana Silva"]);
    }
    await expect(page).toHaveURL("/sales/leads?sort=name");

    // Search results are live too, and survive a reload.
    await page.reload();
    await expect(field).toHaveValue("12345678-z");
    await changeLead(id, { lastName: "Sílvestre", rev: 2 });
    await expect(names).toHaveText(["Ana Sílvestre"]);

    await field.fill("nobody");
    await expect(page.getByText("No lead starts with “nobody”")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Search the pool" }).click();
    await expect(page).toHaveURL("/sales/leads?view=pool&sort=name");
    await expect(field).toHaveValue("nobody");
    await page.goBack();
    await field.press("Escape");
    await expect(names).toHaveCount(2);
  },
);
