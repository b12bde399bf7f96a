import type { Page } from "@playwright/test";

import { patient } from "../../../seed/patients.ts";
import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment, workingTimes } from "../support/schedule.ts";
import { halfHours, patientWith } from "../support/storedRecords.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const search = (page: Page) =>
  page.getByRole("dialog", { name: "Search patients, pages, and actions" });
const field = (page: Page) => search(page).getByRole("combobox");
const patients = (page: Page) =>
  search(page).getByRole("group", { name: "Patients" }).getByRole("option");

test("goes from a record to another patient and books an appointment, by keyboard only", async ({
  page,
}) => {
  const { clinician, path } = await patientWith(halfHours(0));
  const noel = await memberOf(clinician, "Cédric Noël");
  const [startsAt = new Date()] = workingTimes(new Date(Date.now() + 48 * 60 * 60_000), 1);
  await storedAppointment(clinician, noel, { status: "confirmed", startsAt, reason: "Cough" });
  await enter(page, clinician, path);
  await expect(page.getByRole("region", { name: "Vitals", exact: true })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("noel");
  await expect(patients(page)).toHaveText([/^Cédric Noël/]);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cédric Noël");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // History and logs keep the title and address, so these contain no name.
  await expect(page).toHaveTitle(/^Patient · /);
  await expect(page).toHaveURL(new RegExp(`/medical/patients/${noel.uid}$`));
  await expect(page.getByRole("list", { name: "Next appointments" })).toContainText("Cough");
  await expect(page.getByRole("region", { name: "Last appointments" })).toContainText(
    "No appointments with you so far.",
  );
  await expect(page.getByRole("region", { name: "Health record" })).toContainText(
    /^Health recordThe record opens on /,
  );

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "New task" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "What needs to be done?" })).toBeFocused();
  await page.keyboard.type("Order an X-ray");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Task added.")).toBeVisible();
  await page.getByRole("button", { name: "New appointment" }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "New appointment" });
  await expect(form).toContainText("Cédric Noël");
  await expect(form.getByRole("combobox", { name: "Patient" })).toHaveCount(0);
});

test(
  "opens the record of a patient who is treated now, and no page of another's patient",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 403/);
    const { clinician, patientId } = await patientWith(halfHours(0));
    await enter(page, clinician, `/medical/patients/${patientId}`);
    await page.getByRole("link", { name: "Open the record" }).click();
    await expect(page.getByRole("region", { name: "Vitals", exact: true })).toBeVisible();

    const daniel = await doctor("Daniel Okafor");
    const other = await memberOf(daniel, patient().name);
    await page.goto(`/medical/patients/${other.uid}`);
    await expect(page.getByRole("heading", { name: "Patient not found" })).toBeVisible();
    await expectAccessible(page);
  },
);
