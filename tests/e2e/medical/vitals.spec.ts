import type { Page } from "@playwright/test";

import { enter, profileOf } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { halfHours, patientWith, vitalsOf } from "../support/storedRecords.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ timezoneId: "Europe/Paris" });

const vitals = (page: Page) => page.getByRole("region", { name: "Vitals", exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const begin = (page: Page) => page.getByRole("button", { name: "Enter vitals" }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save vitals" }).click();
const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "This is unusual. Is it correct?" });

test("says the zone of a clinician's times in Paris whose profile is in New York", async ({
  page,
}) => {
  const { clinician, patientId, path } = await patientWith(halfHours(0));
  await firestore.doc(`users/${clinician.uid}`).update({ timezone: "America/New_York" });
  await enter(page, clinician, "/medical");
  const today = page.getByRole("list", { name: "Today" });
  await expect(today.getByRole("listitem").first()).toContainText(/[AP]M\s?E[SD]T/);
  await page.goto("/medical/calendar");
  await expect(page.getByText(/^All times are in E[SD]T\.$/)).toBeVisible();
  await page.goto(path);
  await begin(page);
  await field(page, "Pulse").fill("72");
  await save(page);
  await page.getByText("1 entry as a table").click();
  const row = vitals(page).getByRole("rowheader");
  await expect(row).toHaveText(/^\w+\s\d+,\s\d{4},\s\d+:\d\d\s[AP]M\sE[SD]T$/);
  expect(await vitalsOf(patientId)).toMatchObject([{ pulse: 72 }]);
});

test("keeps the units in the profile and reads a typed temperature back in them", async ({
  page,
}) => {
  const { clinician, patientId, path } = await patientWith(halfHours(0));
  await enter(page, clinician, path);
  await page.getByRole("combobox", { name: "Units" }).selectOption("us");
  await expect.poll(async () => (await profileOf(clinician))?.["units"]).toBe("us");
  await page.reload();
  await begin(page);
  await field(page, "Temperature").fill("98.7");
  await field(page, "Oxygen saturation").fill("97");
  await field(page, "Glucose").fill("95");
  await page.getByRole("combobox", { name: "Before the glucose test" }).selectOption("yes");
  await field(page, "Weight").fill("154 lb");
  await field(page, "Height").fill("5 ft 9");
  await save(page);
  await expect(vitals(page).getByText("98.7°F").first()).toBeVisible();
  await expect(vitals(page).getByText("95 mg/dL").first()).toBeVisible();
  await expect(vitals(page).getByText("Fasting").first()).toBeVisible();
  await expect(vitals(page)).toContainText(/22\.\d\skg\/m²/);
  await expect(vitals(page)).toContainText(/Temperature: 97\.0°F to 100\.4°F \(Royal College/);
  const [stored] = await vitalsOf(patientId);
  expect(stored).toMatchObject({ temperature: 37.06, oxygen: 97, glucose: 5.27, fasting: true });
  await expectAccessible(page);
});

test("asks about each unusual value of an adult, and judges a child by the age", async ({
  page,
}) => {
  const { clinician, patientId, path } = await patientWith(halfHours(0));
  await enter(page, clinician, path);
  await begin(page);
  await field(page, "Blood pressure").fill("300/20");
  await field(page, "Pulse").fill("190");
  await save(page);
  await expect(question(page)).toContainText("Systolic: 300 mmHg is very high.");
  await expect(question(page)).toContainText("Diastolic: 20 mmHg is very low.");
  await expect(question(page)).toContainText("Pulse: 190/min is very high.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Correct it" }).click();
  expect(await vitalsOf(patientId)).toEqual([]);

  const born = `${new Date().getFullYear() - 4}-01-01`;
  await firestore.doc(`patients/${patientId}`).update({ birthDate: born });
  await expect(page.getByRole("region", { name: "Patient" })).toContainText("(4 years)");
  await field(page, "Blood pressure").fill("100/60");
  await field(page, "Pulse").fill("118");
  await save(page);
  await expect(vitals(page)).toContainText("Pulse: 65/min to 120/min (AHA Pediatric Advanced");
  expect(await vitalsOf(patientId)).toMatchObject([{ systolic: 100, diastolic: 60, pulse: 118 }]);
  // The list can show an entry before the form knows that it is saved, and empties its fields.
  await expect(field(page, "Blood pressure")).toHaveValue("");
  await field(page, "Blood pressure").fill("130/80");
  await save(page);
  await expect(question(page)).toContainText("Systolic: 130 mmHg is very high.");
});
