import { insurersDay } from "@salvia/domain/site/insurersDay";

import { enter, person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("lists accounts, opens one, gives it an end date, and finds all of that in the log", async ({
  page,
}) => {
  const helen = await person("admin", "Helen Whitcombe");
  const tomas = await person("sales", "Tomás Oliveira");
  await enter(page, helen, "/admin/people");
  const search = page.getByRole("search", { name: "Search people" });
  const field = search.getByRole("searchbox", { name: "Name, email, or username" });
  const row = page.getByRole("list", { name: "People" }).getByRole("listitem");
  await search.getByRole("combobox", { name: "Role" }).selectOption("Salesperson");
  await expect(page).toHaveURL("/admin/people?role=sales");
  await field.fill(tomas.email.slice(1));
  await field.press("Enter");
  await expect(page.getByText("1 account shown")).toBeVisible();
  await row.getByRole("button", { name: "Open Tomás Oliveira’s account" }).click();
  await expect(page.getByRole("dialog", { name: "Tomás Oliveira" })).toBeVisible();

  await expect(page.getByText("No end date")).toBeVisible();
  await page.getByLabel("Last day with access").fill(insurersDay(new Date()));
  await page.getByRole("button", { name: "Save end date" }).click();
  await expect(page.getByText("The end date is saved.")).toBeVisible();
  await expect(page.getByText("No end date")).toBeHidden();

  await page.goto("/admin/people");
  await expect(row.filter({ hasText: tomas.email })).toContainText("SalespersonLeads");
  await expect(row.filter({ hasText: tomas.email })).toContainText("Access until");
  await field.fill("oliv TOMAS");
  await search.getByRole("combobox", { name: "State" }).selectOption("Access ends");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(row.filter({ hasText: tomas.email })).toContainText(/Last sign-in/);
  await expectAccessible(page);

  await page.goto(`/admin/audit?by=${helen.uid}`);
  const log = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(log.filter({ hasText: "End date changed" })).toContainText("before: no end date");
  // One row for what was listed before the end date changed: also everybody, if that came in time.
  const run = { name: /^Accounts listed: [23] times$/ };
  await log.getByRole("button", run).last().click();
  const listed = "Accounts listed: Salesperson, by a part of a name or address";
  await expect(page.getByRole("list", run).getByText(listed)).toBeVisible();
});
