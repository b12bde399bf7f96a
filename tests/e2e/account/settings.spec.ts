import { enter, person, profileOf } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("saves settings, syncs them to another device and applies the language at once", async ({
  page,
  anotherBrowser,
}) => {
  const noa = await person("sales");
  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(telephone, noa, "/sales/settings");
  await enter(page, noa, "/sales/settings");

  const zone = page.getByRole("combobox", { name: "Time zone" });
  await expect(zone).toHaveValue("UTC");
  await page.getByRole("button", { name: "Use this device’s: Europe/Madrid" }).click();
  await expect(zone).toHaveValue(/^Europe\/Madrid/);
  await zone.fill("new york");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(
    /^New York.*America\/New_York$/,
  );
  await expectAccessible(page);
  await zone.press("Enter");
  await page.getByRole("checkbox", { name: "New leads" }).uncheck();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Português");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("pt");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("status").getByText("Perfil atualizado com sucesso")).toBeVisible();

  expect(await profileOf(noa)).toMatchObject({
    language: "pt",
    timezone: "America/New_York",
    notifications: { newLeads: false, conversions: true, monthlyReport: false },
  });
  await expect(telephone.getByRole("checkbox", { name: "New leads" })).not.toBeChecked();
  await expect(telephone.getByRole("combobox", { name: "Time zone" })).toHaveValue(/New York/);
});
