import { enter, person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("lists accounts by the start of an address, opens one, and finds the list in the log", async ({
  page,
}) => {
  const helen = await person("admin", "Helen Whitcombe");
  const camille = await person("member", "Camille Laurent");
  await enter(page, helen, "/admin/people");
  const list = page.getByRole("region", { name: "All accounts" });
  await list.getByRole("textbox", { name: "Email or username begins with" }).fill(camille.email);
  await list.getByRole("combobox", { name: "Role" }).selectOption("Member");
  await list.getByRole("button", { name: "List accounts" }).click();
  await expect(list.getByText("1 account shown")).toBeVisible();
  await expectAccessible(page);
  await list.getByRole("button", { name: "Open Camille Laurent’s account" }).click();
  await expect(page.getByRole("heading", { name: "Camille Laurent" })).toBeFocused();

  await page.goto(`/admin/audit?by=${helen.uid}`);
  const entry = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(
    "Accounts listed: Member, by the start of an address or username",
  );
});
