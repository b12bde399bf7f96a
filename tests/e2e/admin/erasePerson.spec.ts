import { readFile } from "node:fs/promises";

import { enter, listedSalesperson, person } from "../support/people.ts";
import { saidOf, storedPerson } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// The server limits submissions per network address.
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ "Fastly-Client-IP": "2001:db8:e2a5::1" });
});

test("exports and erases a person, removes their lead from its salesperson, and lets them return as a new lead", async ({
  page,
  anotherBrowser,
}) => {
  // In UTC, which is the time zone of her profile.
  const today = new Date().toISOString().slice(0, 10);
  const helen = await person("admin", "Helen Whitcombe");
  const noa = await listedSalesperson();
  const lastName = `Erased ${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;
  const email = `${crypto.randomUUID()}@example.com`;
  const name = `Pía ${lastName}`;
  const id = await storedPerson({
    firstName: "Pía",
    lastName,
    email,
    phone: null,
    ownerId: noa.uid,
  });
  const sales = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(sales, noa, `/sales/leads/${id}`);
  const note = sales.getByRole("textbox", { name: "Note", exact: true });
  await note.fill("Called on Monday.");
  await note.press("Control+Enter");
  await expect.poll(() => saidOf(id)).toEqual(["Called on Monday."]);

  await enter(page, helen, `/admin/leads/${id}`);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export this person’s data" }).click();
  const file = await (await saving).path();
  expect(await readFile(file, "utf8")).toContain("Called on Monday.");
  await expect(page.getByText(/^The file with \d+ entries has been saved/)).toBeVisible();

  await page.getByRole("button", { name: "Erase this person…" }).click();
  const dialog = page.getByRole("alertdialog", { name: `Erase ${name}?` });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(dialog).toContainText("The law requires us to keep those");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Erase this person" }).click();
  await expect(dialog.getByText("That isn’t the last name.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Last name, to confirm" }).fill(lastName);
  await dialog.getByRole("button", { name: "Erase this person" }).click();

  await expect(page).toHaveURL("/admin/leads");
  await expect(page.getByText(/^The person was erased\./)).toBeVisible();
  await expect(sales.getByText("This lead is no longer with you")).toBeVisible();
  await expectAccessible(sales);
  expect(await saidOf(id)).toEqual([]);

  await page.goto("/admin/audit?action=personErased");
  const log = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  const entry = log.filter({ hasText: id });
  await expect(entry).toContainText(/^Person erased: \d+ entries/);
  await expect(entry).toContainText("By: Helen Whitcombe");
  await expect(page.getByText(lastName)).toHaveCount(0);
  await page.getByLabel("From").fill(today);
  await expect(page).toHaveURL(`/admin/audit?action=personErased&from=${today}`);
  await expect(entry).toBeVisible();
  await page.getByLabel("From").fill("");
  await page.getByLabel("Until").fill("2026-01-31");
  await expect(page.getByText("No matching entries")).toBeVisible();

  await enter(sales, noa, "/sales/leads?view=pool");
  await page.goto("/individuals?plan=premium");
  await page.getByLabel("First name").fill("Pía");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  // The page's script selects the plan; the form cannot be sent without it.
  await expect(page.getByRole("radio", { name: /Premium/ })).toBeChecked();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.locator("#contact-thanks")).toBeFocused();
  await expect(sales.getByText(name)).toBeVisible();
});
