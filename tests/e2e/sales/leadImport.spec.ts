import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { enter, person } from "../support/people.ts";
import { leadsOf, storedPerson } from "../support/storedLeads.ts";
import { expect, expectAccessible, expectContrast, test, turn } from "../support/test.ts";

/** A domain unique to a test: a person can be a lead only once. */
const own = () => `${crypto.randomUUID()}.example`;

/** Chooses a file on the open page. */
async function choose(page: Page, content: string | Buffer, name = "people.csv") {
  const buffer = typeof content === "string" ? Buffer.from(content) : content;
  await page.getByLabel("Choose a CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
}

/** The file that a button downloads: its name, and its text without the byte order mark. */
async function downloaded(page: Page, button: string | RegExp) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await download;
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return { name: file.suggestedFilename(), text: bytes.subarray(3).toString("utf8") };
}

test("imports the valid rows of a file, returns the others with reasons, and exports all leads", async ({
  page,
}) => {
  const noa = await person("sales");
  const domain = own();
  await storedPerson({ email: `known@${domain}`, phone: null, ownerId: "a colleague" });
  await enter(page, noa, "/sales/leads");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import leads" })).toBeVisible();

  const rows = [
    "Nombre;Apellidos;Correo electrónico;Teléfono;Plan",
    `Candela;Muñoz Ríos;candela@${domain};;Premium`,
    `=1+1;Peña;formula@${domain};;Básico`,
    `Eva;Sol;eva@;;Premium`,
    `Known;Person;known@${domain};;Basic`,
    `Candela;Muñoz;CANDELA@${domain};;Basic`,
    `Iker;Zubiri;iker@${domain};+34 612 34 56;`,
  ];
  // As a spreadsheet program in Spain saves it.
  await choose(page, Buffer.from(rows.join("\r\n"), "latin1"));
  await expect(page.getByText("6 rows in “people.csv”")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("0");
  await expect(page.getByLabel("Email")).toHaveValue("2");
  await page.getByLabel("How they found us").last().selectOption("Event");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check 6 rows" }).click();

  const row = (name: string) => page.getByRole("row", { name });
  await expect(row("Candela Muñoz Ríos")).toContainText("Will be one of your leads.");
  await expect(row("Eva Sol")).toContainText("This is not a complete email address");
  await expect(row("Known Person")).toContainText("Already with a colleague.");
  await expect(row("6 Candela Muñoz")).toContainText("Same person as in row 2.");
  await expect(row("Iker Zubiri")).toContainText("This isn’t a valid phone number");
  await expectAccessible(page);
  await turn(page, "dark");
  await expectContrast(page);
  expect(await leadsOf(noa)).toEqual([]);

  await page.getByRole("button", { name: "Import 2 leads" }).click();
  await expect(page.getByText("2 leads were imported and are now yours.")).toBeVisible();
  await expect(row("Candela Muñoz Ríos")).toContainText("Imported.");
  const rest = await downloaded(page, "Save the 4 skipped rows");
  expect(rest.name).toBe("people-not-imported.csv");
  expect(rest.text.split("\r\n")[0]).toBe(`${rows[0]};Why it was not imported`);
  expect(rest.text).toContain(`Eva;Sol;eva@;;Premium;`);
  expect(rest.text.trim().split("\r\n")).toHaveLength(5);

  await page.getByRole("link", { name: "See my leads" }).click();
  await expect(page.getByRole("row", { name: "Candela Muñoz Ríos" })).toContainText("Premium");
  await page.getByRole("combobox", { name: "Plan", exact: true }).click();
  await page.getByRole("option", { name: "Premium", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: "=1+1 Peña" })).toBeHidden();
  const exported = await downloaded(page, "Export");
  await expect(page.getByText("1 lead is in the file in your downloads.")).toBeVisible();
  await expectAccessible(page);
  const [head, lead, ...more] = exported.text.trim().split("\r\n");
  expect(head).toMatch(/^First name,Last name,Email,Phone,Plan of interest,Status,/);
  expect(lead).toMatch(/^Candela,Muñoz Ríos,candela@.*,,Premium,New,Lead,Event,,,,20\d\d-.*Z,/);
  expect(more).toEqual([]);
});
