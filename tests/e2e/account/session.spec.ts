import type { BrowserContext, Page } from "@playwright/test";

import { changeRole, enter, person, signIn } from "../support/people.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const demoSalesperson = { email: "sales@salvia.example", password: "salvia-demo" };

test("signs a demo salesperson in and opens the sales portal", async ({ page }) => {
  await page.goto("/login");
  await signIn(page, demoSalesperson);

  await expect(page).toHaveURL("/sales");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lucía");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "__session");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
});

test("hides everything after sign-out and shows the tab's next user only their own data", async ({
  page,
}) => {
  const noa = await person("sales", "Noa Benítez");
  const iker = await person("sales", "Iker Zubiri");
  await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "de Noa" });
  await storedLead({ ownerId: iker.uid, firstName: "Basilio", lastName: "de Iker" });

  await enter(page, noa, "/sales/leads");
  await expect(page.getByText("Aurelia de Noa")).toBeVisible();
  await signOut(page, noa.name);
  expect(await sessionCookies(page.context())).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Aurelia de Noa")).toBeHidden();

  await enter(page, iker, "/sales/leads");
  await expect(page.getByText("Basilio de Iker")).toBeVisible();
  await expect(page.getByText("Aurelia de Noa")).toBeHidden();

  await signOut(page, iker.name);
  await enter(page, noa, "/sales/leads");
  await expect(page.getByText("Aurelia de Noa")).toBeVisible();
  await expect(page.getByText("Basilio de Iker")).toBeHidden();
});

test("moves an open tab to the area of a new role, says why, and closes the old area", async ({
  page,
}) => {
  const noa = await person("sales");
  await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "de Noa" });
  await enter(page, noa, "/sales/leads");
  await expect(page.getByText("Aurelia de Noa")).toBeVisible();

  await changeRole(noa, "medical");
  await expect(page).toHaveURL("/medical");
  await expect(page.getByText(/^Your access has changed from “Sales” to “/)).toBeVisible();
  await expect(page.getByText("Aurelia de Noa")).toBeHidden();
  await page.goto("/sales/leads");
  await expect(page).toHaveURL("/medical");

  await changeRole(noa, "sales");
  await expect(page).toHaveURL("/sales");
  await page.goto("/sales/leads");
  await expect(page.getByText("Aurelia de Noa")).toBeVisible();
});

test("says which pages are under construction: the areas of two roles, and the reports of sales", async ({
  page,
}) => {
  for (const role of ["employer", "partner"] as const) {
    await enter(page, await person(role), `/${role}`);
    await expect(page.getByText("This page is under construction.")).toBeVisible();
  }
  await expectAccessible(page);
  await enter(page, await person("sales"), "/sales/reports");
  await expect(
    page.getByText("Report generation functionality is under construction."),
  ).toBeVisible();
  await expectAccessible(page);
});

test("offers to reload a page whose script is lost on the way, and then opens it", async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/ERR_CONNECTION_RESET/);
  const noa = await person("sales");
  await enter(page, noa, "/sales");
  for (const [path, script] of [
    ["/sales", /assets\/portal-.*\.js$/],
    ["/fr/login", /assets\/login-.*\.js$/],
  ] as const) {
    await page.route(script, (route) => route.abort("connectionreset"));
    await page.goto(path);
    const message = page.getByRole("alert");
    await expect(message).toContainText("La page n’a pas pu être chargée.");
    await expectAccessible(page);
    await page.unroute(script);
    await message.getByRole("link", { name: "Recharger" }).click();
    await expect(message).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Your account: ${name}` }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
}

async function sessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name === "__session");
}
