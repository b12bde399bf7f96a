import { insurersDay } from "@salvia/domain/account/insurersDay";

import { enter, person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("gives an account an end date, which the list, the page of people, and the log show", async ({
  page,
}) => {
  const helen = await person("admin", "Helen Whitcombe");
  const tomas = await person("sales", "Tomás Oliveira");
  await enter(page, helen, `/admin/people?account=${tomas.uid}`);
  await expect(page.getByText("No end date")).toBeVisible();
  await page.getByLabel("Last day with access").fill(insurersDay(new Date()));
  await page.getByRole("button", { name: "Save end date" }).click();
  await expect(page.getByText("The end date is saved.")).toBeVisible();
  await expect(page.getByText("No end date")).toBeHidden();
  await expectAccessible(page);

  await page.goto("/admin/people");
  const ending = page.getByRole("region", { name: "Access ends soon" });
  await expect(ending.getByRole("listitem").filter({ hasText: tomas.email })).toContainText(
    "Salesperson, until",
  );
  const list = page.getByRole("region", { name: "All accounts" });
  await list.getByRole("textbox", { name: "Email or username begins with" }).fill(tomas.email);
  await list.getByRole("button", { name: "List accounts" }).click();
  await expect(list.getByText(/Salesperson, last sign-in .+, access ends after/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/audit?whom=${tomas.uid}`);
  const log = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(log.filter({ hasText: "End date changed" })).toContainText("before: no end date");
});
