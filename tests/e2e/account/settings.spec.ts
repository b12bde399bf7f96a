import { enter, person, profileOf } from "../support/people.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";

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

test(
  "shows settings saved offline as waiting and sends them later",
  { tag: "@nightly" },
  async ({ page, context, watch }) => {
    watch.expectComplaint(networkLoss);
    const noa = await person("sales");
    await enter(page, noa, "/sales/settings");
    await page.getByRole("checkbox", { name: "Automatic monthly report" }).check();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/kept in this tab/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Profile updated successfully")).toBeVisible();
    expect(await profileOf(noa)).toMatchObject({ notifications: { monthlyReport: true } });
  },
);

test(
  "lets a member turn off the emails about appointments, and on again",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("member");
    await enter(page, noa, "/account");
    const choice = page.getByRole("checkbox", { name: "Changes to appointments" });
    await expect(choice).toBeChecked();
    await choice.uncheck();
    await expect(page.getByText("Profile updated successfully")).toBeVisible();
    expect(await profileOf(noa)).toMatchObject({ notifications: { appointments: false } });
    await page.reload();
    await expect(choice).not.toBeChecked();
    await choice.check();
    await expect
      .poll(() => profileOf(noa))
      .toMatchObject({ notifications: { newLeads: true, appointments: true } });
  },
);

test(
  "lets a member subscribe to their appointments, and end the subscription",
  { tag: "@nightly" },
  async ({ page }) => {
    const noa = await person("member");
    await enter(page, noa, "/account");
    await page.getByRole("button", { name: "Create address" }).click();
    const field = page.getByLabel("Calendar address", { exact: true });
    await expect(field).toBeVisible();
    await expectAccessible(page);
    const { pathname } = new URL(await field.inputValue());
    const read = () => page.request.get(pathname);
    const answer = await read();
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(await answer.text()).toContain("BEGIN:VCALENDAR");

    await page.reload();
    await expect(page.getByText(/^Active since/)).toBeVisible();
    await expect(field).toHaveCount(0);
    await page.getByRole("button", { name: "Revoke address" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke address" }).click();
    await expect(page.getByText(/no longer receive your appointments/)).toBeVisible();
    expect((await read()).status()).toBe(404);
    await expect(page.getByRole("button", { name: "Create address" })).toBeFocused();
  },
);
