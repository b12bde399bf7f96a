import { enter, person } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("invites the people of a file, and recognizes them in the same file", async ({ page }) => {
  const helen = await person("admin", "Helen Whitcombe");
  const member = await person("member", "Beatriz Nogueira");
  const newcomer = `${crypto.randomUUID()}@example.com`;
  const text = [
    "Correo;Nombre;Rol;Idioma",
    `${newcomer};Iker Zubiri;Vendedor;es`,
    `${member.email};Beatriz Nogueira;sales;pt`,
    "broken@;Eva Sol;boss;es",
  ].join("\r\n");
  const choose = () =>
    page.getByLabel("Choose a CSV file").setInputFiles({
      name: "staff.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text, "latin1"),
    });
  const row = (name: string) => page.getByRole("row", { name });

  await enter(page, helen, "/admin/people");
  await page.getByRole("button", { name: "Invite a person" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Invite from a file" }).click();
  await expect(page).toHaveURL("/admin/people?invite=file");
  await expect(page.getByText(/The file needs these columns/)).toBeVisible();
  await choose();
  await expect(row("Iker Zubiri")).toContainText("Will be invited as: Salesperson.");
  await expect(row("Beatriz Nogueira")).toContainText("This address already has an account.");
  await expect(row("Eva Sol")).toContainText("Write the role as sales");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send 1 invitation" }).click();
  await expect(page.getByText("1 invitation was sent.")).toBeVisible();
  await expect(row("Iker Zubiri")).toContainText("Invited as: Salesperson.");

  // The address of the page that it had before.
  await page.goto("/admin/people/invitations");
  await choose();
  await expect(row("Iker Zubiri")).toContainText("Was invited before.");
  await expect(page.getByText("There is no one to invite.")).toBeVisible();

  await page.goto(`/admin/audit?by=${helen.uid}`);
  const log = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(log.filter({ hasText: "Person invited" })).toHaveCount(1);
});
