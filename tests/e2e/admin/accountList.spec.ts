import { insurersDay } from "@salvia/domain/site/insurersDay";

import { enter, person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("lists accounts, opens one, gives it an end date, and finds all of that in the log", async ({
  page,
}) => {
  const helen = await person("admin", "Helen Whitcombe");
  const tomas = await person("sales", "Tomás Oliveira");
  await enter(page, helen, "/admin/people");
  const list = page.getByRole("region", { name: "All accounts" });
  const field = list.getByRole("textbox", { name: "Email or username begins with" });
  await field.fill(tomas.email);
  await list.getByRole("combobox", { name: "Role" }).selectOption("Salesperson");
  await list.getByRole("button", { name: "List accounts" }).click();
  await expect(list.getByText("1 account shown")).toBeVisible();
  await list.getByRole("button", { name: "Open Tomás Oliveira’s account" }).click();
  await expect(page.getByRole("heading", { name: "Tomás Oliveira" })).toBeFocused();

  await expect(page.getByText("No end date")).toBeVisible();
  await page.getByLabel("Last day with access").fill(insurersDay(new Date()));
  await page.getByRole("button", { name: "Save end date" }).click();
  await expect(page.getByText("The end date is saved.")).toBeVisible();
  await expect(page.getByText("No end date")).toBeHidden();

  await page.goto("/admin/people");
  const ending = page.getByRole("region", { name: "Access ends soon" });
  await expect(ending.getByRole("listitem").filter({ hasText: tomas.email })).toContainText(
    "Salesperson, until",
  );
  await field.fill(tomas.email);
  await list.getByRole("button", { name: "List accounts" }).click();
  await expect(list.getByText(/Salesperson, last sign-in .+, access ends after/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/audit?by=${helen.uid}`);
  const log = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(log.filter({ hasText: "End date changed" })).toContainText("before: no end date");
  const listed = "Accounts listed: Salesperson, by the start of an address or username";
  await expect(log.filter({ hasText: listed })).toHaveCount(1);
});
