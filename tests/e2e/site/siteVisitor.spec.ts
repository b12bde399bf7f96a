import { expect, expectAccessible, test } from "../support/test.ts";

test("offers a visitor their own language, and keeps the plan that they chose", async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ locale: "es-MX", viewport: { width: 390, height: 844 } });
  await page.goto("/individuals");
  const offer = page.getByRole("link", { name: "Ver esta página en español" });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Choose Premium" }).first().click();
  await expect(page).toHaveURL("/individuals?plan=premium#contact");
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Premium/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Basic/ }).check();
  await offer.click();
  await expect(page).toHaveURL("/es/individuals?plan=basic");
  await expect(page.getByRole("radio", { name: /^Básico/ })).toBeChecked();
  await expect(page.getByRole("link", { name: "View this page in English" })).toBeHidden();

  // Her choice counts from now on, on pages in English too.
  await page.goto("/");
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Cerrar" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
});
