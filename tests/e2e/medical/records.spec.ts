import { recordOpensAt } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import type { Page } from "@playwright/test";

import { enter, profileOf } from "../support/people.ts";
import { doctor, memberOf, storedAppointment } from "../support/schedule.ts";
import {
  auditedOpenings,
  halfHours,
  longTaken,
  notesOf,
  patientWith,
  vitalsOf,
} from "../support/storedRecords.ts";
import { expect, expectAccessible, expectContrast, test } from "../support/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const vitals = (page: Page) => page.getByRole("region", { name: "Vitals", exact: true });
const notes = (page: Page) => page.getByRole("region", { name: "Notes" });
const note = (page: Page, name = "Note") => page.getByRole("textbox", { name, exact: true });

/** Makes the server's first answer about the time report `moment` instead. */
async function serverSays(page: Page, moment: Date) {
  let shift: number | undefined;
  await page.route("/", async (route) => {
    if (route.request().method() !== "HEAD") return route.fallback();
    shift ??= moment.getTime() - Date.now();
    const date = new Date(Date.now() + shift).toUTCString();
    return route.fulfill({ status: 200, headers: { date } });
  });
}

test("opens a record on time, and accepts vitals, a signed note and an addendum", async ({
  page,
}) => {
  const { clinician, patientId, appointment, path } = await patientWith(halfHours(0));
  await longTaken(patientId, "Levothyroxine");
  // Close enough to the opening time that the countdown ends during the test, which must see it.
  await serverSays(page, new Date(recordOpensAt(appointment).getTime() - 30_000));
  await enter(page, clinician, path);
  const timer = page.getByRole("timer", { name: "Time until the record opens" });
  await expect(timer).toHaveText(/^0:[0-3]/);
  const identity = page.getByRole("region", { name: "Patient", exact: true });
  await expect(identity).toContainText(/Feb 29, 1984 \(\d+ years\).*SV-1000-0001/);
  await expect(vitals(page)).toContainText("No vitals recorded yet.");
  expect(await auditedOpenings(patientId)).toMatchObject([
    { action: "recordOpened", uid: patientId, by: clinician.uid },
  ]);
  await expectAccessible(page);
  // History and logs keep the title and address, so these contain only ids.
  await expect(page).toHaveTitle(/^Health record · /);

  await page.getByRole("combobox", { name: "Units" }).selectOption("us");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await button(page, "Enter vitals").click();
  await field("Blood pressure").fill("192/118");
  await field("Weight").fill("70,5 kg");
  await field("Height").fill("5 ft 9");
  await button(page, "Save vitals").click();
  const question = page.getByRole("alertdialog", { name: "This is unusual. Is it correct?" });
  await expect(question).toContainText("Systolic: 192 mmHg is very high.");
  await expectAccessible(page);
  await button(page, "Correct it").click();
  await field("Blood pressure").fill("129/82");
  await button(page, "Save vitals").click();
  await expect(vitals(page).getByRole("definition").first()).toContainText("129/82 mmHg");
  await expect(vitals(page)).toContainText("155.4 lb");
  expect(await vitalsOf(patientId)).toMatchObject([
    { systolic: 129, diastolic: 82, weight: 70.5, height: 175.3, clinicianId: clinician.uid },
  ]);
  await expect.poll(async () => (await profileOf(clinician))?.["units"]).toBe("us");

  await button(page, "Start a medication").click();
  await field("Medication").fill("Metformin");
  await field("Dose").fill("500 mg, twice a day");
  await button(page, "Start").click();
  const medications = page.getByRole("list", { name: "Current medications" });
  // Started earlier than the first page of entries reaches.
  await expect(medications).toContainText("Levothyroxine 50 µg, mornings");
  await expect(medications).toContainText("Metformin 500 mg, twice a day");
  await button(page, "Start a medication").click();
  await field("Medication").fill("metformin");
  await field("Dose").fill("850 mg, twice a day");
  await button(page, "Change the dose").click();
  await expect(medications).toContainText("850 mg");

  await button(page, "New note").click();
  await note(page).fill("x".repeat(100_000));
  await expect(notes(page)).toContainText("This text has 100,000 characters");
  await note(page).fill("Sleeps better.\nLess pain.");
  await expect(notes(page)).toContainText("Draft saved");
  await button(page, "Sign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign it" }).click();
  const signed = page.getByRole("list", { name: "Signed notes" });
  await expect(signed).toContainText("Less pain.");
  await button(page, /^Actions: Note of /).click();
  await page.getByRole("menuitem", { name: "Add to this note" }).click();
  await note(page, "Addendum").fill("And eats well.");
  await button(page, "Sign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign it" }).click();
  await expect(signed).toContainText("And eats well.");
  await expectAccessible(page);
  const kept = await notesOf(patientId);
  const first = kept.find(({ text }) => text === "Sleeps better.\nLess pain.");
  expect(kept).toContainEqual(
    expect.objectContaining({ text: "And eats well.", status: "signed", addendumTo: first?.id }),
  );

  await button(page, /^Actions: Addendum of /).click();
  await page.getByRole("menuitem", { name: "Entered in error" }).click();
  await page.getByRole("radio", { name: "Something else" }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("Heard wrong");
  await button(page, "Mark it").click();
  await expect(signed).toContainText("Entered in error: Heard wrong");
  await expect(signed.getByText("And eats well.").and(page.locator("s"))).toBeVisible();
  await expectAccessible(page);
  expect(await notesOf(patientId)).toContainEqual(
    expect.objectContaining({
      text: "And eats well.",
      enteredInError: expect.objectContaining({ by: clinician.uid, reason: "Heard wrong" }),
    }),
  );
});

test(
  "prints a summary of the visit, without the portal around it",
  { tag: "@nightly" },
  async ({ page, anotherBrowser }) => {
    const clinician = await doctor();
    const member = await memberOf(clinician);
    await longTaken(member.uid, "Levothyroxine");
    const id = await storedAppointment(clinician, member, {
      status: "confirmed",
      startsAt: halfHours(0),
      reason: "Check-up",
      createdAt: new Date(Date.now() - 86_400_000),
    });
    await enter(page, clinician, `${medicalPaths.record(member.uid)}?appointment=${id}`);
    await button(page, "Enter vitals").click();
    await page.getByRole("textbox", { name: "Pulse", exact: true }).fill("72");
    await button(page, "Save vitals").click();
    await expect(vitals(page)).toContainText("72/min");
    await button(page, "New note").click();
    await note(page).fill("Sleeps better.");
    await expect(notes(page)).toContainText("Draft saved");
    await expect(page.getByRole("heading", { name: "Visit summary" })).toHaveCount(0);

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visit summary");
    const paper = page.locator("[data-print]");
    for (const text of ["Beatriz Nogueira", "Date of birth", "Member number", "Video visit"]) {
      await expect(paper).toContainText(text);
    }
    await expect(paper).toContainText("Check-up");
    await expect(paper.getByRole("row", { name: /^Pulse 72\/min –$/ })).toBeVisible();
    await expect(paper).toContainText("Levothyroxine 50 µg, mornings");
    // A draft is not part of the record.
    await expect(paper).toContainText("No note of this visit was signed.");
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page).toHaveTitle(/^(\(\d+\) )?Health record · /);
    await expectContrast(page);

    const members = await anotherBrowser();
    await enter(members, member, "/member/record");
    await expect(members.getByRole("button", { name: "Print a summary" })).toBeVisible();
    await members.emulateMedia({ media: "print" });
    await expect(members.getByRole("heading", { level: 1 })).toHaveText("Health record");
    await expect(members.locator("[data-print]")).toContainText("Beatriz Nogueira");
    await expect(members.getByRole("row", { name: /^Pulse 72\/min/ })).toBeVisible();
  },
);
