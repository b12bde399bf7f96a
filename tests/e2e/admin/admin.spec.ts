import { readFile } from "node:fs/promises";

import { enter, person } from "../support/people.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("makes a member a salesperson, updates their open tab and logs the change", async ({
  page,
  anotherBrowser,
}) => {
  const helen = await person("admin", "Helen Whitcombe");
  const camille = await person("member", "Camille Laurent");
  const tab = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(tab, camille, "/member");
  await enter(page, helen, "/admin/people");
  await expect(page.getByRole("list", { name: "People" })).toContainText("Administrator");

  // Uses only the keyboard, from the search field to the confirmation.
  await page.getByRole("searchbox", { name: "Name, email, or username" }).focus();
  await page.keyboard.type(camille.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 account shown")).toBeVisible();
  for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Open Camille Laurent’s account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Camille Laurent" })).toBeVisible();
  await expect(page).toHaveURL(`/admin/people?account=${camille.uid}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "New role" })).toBeFocused();
  await page.keyboard.type("Sales");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", {
    name: "Change Camille Laurent’s role to “Salesperson”?",
  });
  await expect(question).toContainText(
    "They lose everything the role “Member” let them see and do",
  );
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(tab).toHaveURL("/member");

  await page.getByRole("button", { name: "Change role…" }).click();
  await question.getByRole("button", { name: "Change role" }).click();
  await expect(tab).toHaveURL("/sales");
  await expect(tab.getByText("A good day to start")).toBeVisible();
  await expect(page.getByText("Access updated.")).toBeVisible();

  await page.getByRole("link", { name: "Audit log for this account" }).click();
  const log = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(log).toHaveCount(1);
  await expect(log).toContainText("Role changed: Member → Salesperson");
  await expect(log).toContainText("Account: Camille Laurent");
  await expect(log).toContainText("By: Helen Whitcombe");
  await log.getByRole("link", { name: "Helen Whitcombe" }).click();
  // Until the page shows both filters, its buttons change the earlier one alone.
  await expect(page.getByRole("button", { name: /^By: Helen Whitcombe/ })).toBeVisible();
  await page.getByRole("button", { name: /^Account: Camille Laurent/ }).click();
  await expect(page).toHaveURL(`/admin/audit?by=${helen.uid}`);
  // She also searched for Camille.
  await expect(log).toHaveCount(2);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const [, row, ...more] = (await readFile(await (await saving).path(), "utf8")).split("\r\n");
  expect(row).toContain(`Role changed: Member → Salesperson,${camille.uid},${helen.uid},Helen`);
  expect(more).toEqual([expect.stringContaining("Accounts listed"), ""]);
  await expect(page.getByText("2 entries are in the file in your downloads.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(log.first()).toContainText("Audit log exported: 2 entries");
});

test(
  "shows an administrator all sales figures and the latest changes",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("sales", `Noa ${crypto.randomUUID()}`);
    const now = new Date();
    const won = {
      status: "enrolled",
      step: 6,
      kind: "client",
      createdAt: now,
      enrolledAt: now,
    } as const;
    for (let count = 0; count < 3; count += 1) await storedLead({ ...won, ownerId: noa.uid });
    await enter(page, await person("admin"), "/admin");
    const team = page.getByRole("table", { name: "Team" });
    const all = page.getByRole("button", { name: /^Show all/ });
    // Figures are live: the server may still be counting, and other tests win leads too.
    const line = (count: number) =>
      team.getByRole("row", { name: new RegExp(`^${noa.name} 0 0 ${count} ${count}$`) });
    // The table shows ten people first, and other tests may add the eleventh meanwhile.
    await expect(async () => {
      if (await all.isVisible()) await all.click({ timeout: 1_000 });
      await expect(line(3)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await storedLead({ ...won, ownerId: noa.uid });
    await expect(line(4)).toBeVisible();
    await storedLead({ ownerId: noa.uid });
    const waiting = team.getByRole("row", { name: new RegExp(`^${noa.name} 1 1 `) });
    await expect(waiting.getByRole("link", { name: "5", exact: true })).toHaveAttribute(
      "href",
      `/admin/leads?owner=${noa.uid}&created=${now.toISOString().slice(0, 7)}`,
    );
    await waiting.getByRole("link", { name: "1", exact: true }).click();
    await expect(page).toHaveURL(`/admin/leads?owner=${noa.uid}&status=new`);
    await page.goBack();
    await expect(page.getByRole("region", { name: "Pipeline" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Latest in the audit log" })).toBeVisible();
  },
);
