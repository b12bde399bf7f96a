import { changeRole, person, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("explains a role that is given, an area that is forbidden, and a role that is taken", async ({
  page,
}) => {
  const noa = await person(null);
  await page.goto("/login");
  await signIn(page, noa);
  await expect(page).toHaveURL("/account");
  const welcome = page.getByRole("region", { name: "Your account is ready" });
  await expect(welcome).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();

  await changeRole(noa, "sales");
  const notice = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /access/ });
  await expect(notice).toContainText("Your access has changed. You can now use “Sales”.");
  await expect(welcome).toBeHidden();
  await expect(page.getByRole("link", { name: "Leads", exact: true })).toBeVisible();
  await expect(page).toHaveURL("/account");
  await expectAccessible(page);
  await notice.getByRole("link", { name: "Go to Sales" }).click();
  await expect(page).toHaveURL("/sales");
  await expect(notice).toBeHidden();

  await page.goto("/admin");
  await expect(page).toHaveURL("/sales");
  await expect(notice).toContainText("Your account doesn’t have access to “Administration”");
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Close message" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();

  await page.goto("/sales/leads");
  await expect(page.getByRole("button", { name: "New lead" })).toBeVisible();
  await expect(notice).toBeHidden();
  await changeRole(noa, null);
  await expect(page).toHaveURL("/account");
  await expect(notice).toContainText("Your access has changed. You can no longer use “Sales”.");
  await page.reload();
  await expect(page.getByRole("region", { name: "What you can do next" })).toBeVisible();
  await expect(welcome).toBeHidden();
  await expect(notice).toBeHidden();
});
