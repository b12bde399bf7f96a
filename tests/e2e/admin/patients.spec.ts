import type { Page } from "@playwright/test";

import { enter, person } from "../support/people.ts";
import { doctor, workingTimes } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60_000);
const clock = new Intl.DateTimeFormat("en", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});
const headings = "email,first name,last name,birth date,sex,language,member number,clinicians";

async function choose(page: Page, rows: readonly string[]) {
  const buffer = Buffer.from([headings, ...rows].join("\r\n"));
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "patients.csv", mimeType: "text/csv", buffer });
}

test("imports a member, who then requests an appointment, and changes who treats them", async ({
  page,
  anotherBrowser,
}) => {
  const camille = await doctor("Camille Imported");
  const daniel = await doctor("Daniel Imported");
  const beatriz = await person(null, "Beatriz Nogueira");
  const name = `Beatriz ${beatriz.uid.slice(0, 8)}`;
  const number = `SV-${beatriz.uid
    .slice(0, 12)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "0")}`;
  const newcomer = `${crypto.randomUUID()}@example.com`;
  await enter(page, await person("admin", "Helen Whitcombe"), "/admin");
  await page.getByRole("link", { name: "Patients" }).click();
  await expect(page.getByRole("heading", { name: "Patients", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Import patients" }).click();
  await expect(page.getByText(/The file needs these columns/)).toBeVisible();

  await choose(page, [
    `${beatriz.email},${name.replace(" ", ",")},1984-02-29,female,pt,${number},"${camille.email}, ${daniel.email}"`,
    `${newcomer},Iker,Zubiri,1990-05-01,male,es,,${camille.email}`,
    `broken@,Eva,Sol,01/02/1990,F,es,,${camille.email}`,
  ]);
  const row = (text: string) => page.getByRole("row", { name: text });
  await expect(row(beatriz.email)).toContainText("New patient");
  await expect(row("broken@")).toContainText("Write the birth date like 1984-02-29.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 patients" }).click();
  await expect(page.getByText("2 patients were imported.")).toBeVisible();

  const home = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(home, beatriz, "/member/appointments");
  await home.getByRole("button", { name: "Request an appointment" }).click();
  const dialog = home.getByRole("dialog", { name: "Request an appointment" });
  await expect(dialog.getByRole("button", { name: "Daniel Imported" })).toBeVisible();
  await dialog.getByRole("button", { name: "Camille Imported" }).click();
  const [time = new Date()] = workingTimes(inTwoDays, 1);
  await dialog.getByLabel("Day", { exact: true }).fill(time.toISOString().slice(0, 10));
  await dialog.getByRole("button", { name: clock.format(time), exact: true }).click();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Back to patients" }).click();
  await page.getByRole("searchbox", { name: "Search by name" }).fill(name);
  await page.getByRole("button", { name: `Open ${name} Feb 29, 1984 · ${number}` }).click();
  await expect(page.getByRole("heading", { name })).toBeFocused();
  await page.getByRole("button", { name: "Remove Camille Imported" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove Camille Imported?" });
  await expect(question).toContainText(`loses access to the record of ${name} at once`);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Clinician removed.")).toBeVisible();
  await expect(page.getByText("A patient needs at least one clinician.")).toBeVisible();
  await page.getByRole("link", { name: "Audit log for this patient" }).click();
  const log = page.getByRole("main").getByRole("listitem");
  await expect(log.filter({ hasText: "Role changed" })).toHaveCount(1);
  await page.getByLabel("Action", { exact: true }).selectOption("Treatment changed");
  await page.getByRole("button", { name: "Treatment changed: 2 times" }).click();
  await expect(page.getByText("No longer treats: Camille Imported")).toBeVisible();
});
