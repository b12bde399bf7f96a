import { medicalPaths } from "@salvia/domain/site/paths";
import type { Page } from "@playwright/test";

import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment } from "../support/schedule.ts";
import { auditedOpenings, halfHours } from "../support/storedRecords.ts";
import { firestore } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function entriesOf(patientId: string, part: string) {
  const found = await firestore.collection(`records/${patientId}/${part}`).get();
  return found.docs.map((each) => each.data());
}

test(
  "records allergies and problems, asks before a medication of the same name, and shows the patient both",
  { tag: "@nightly" },
  async ({ page, anotherBrowser }) => {
    const clinician = await doctor();
    const member = await memberOf(clinician);
    const startsAt = halfHours(0);
    const id = await storedAppointment(clinician, member, { status: "confirmed", startsAt });
    const telephone = await anotherBrowser({ viewport: { width: 320, height: 740 } });
    await enter(telephone, member, "/member/record");
    await expect(region(telephone, "Allergies")).toContainText("Tell your doctor");

    await enter(page, clinician, `${medicalPaths.record(member.uid)}?appointment=${id}`);
    const allergies = region(page, "Allergies");
    await expect(allergies).toContainText("That doesn’t mean there are none");
    await button(page, "Record “no known allergies”").click();
    await expectAccessible(page);
    await button(page, "Record it").click();
    await expect(allergies).toContainText("No known allergies · Camille Laurent");
    await expect(region(telephone, "Allergies")).toContainText("No known allergies · Camille");

    await button(page, "Record an allergy").click();
    await expect(field(page, "Substance")).toBeFocused();
    await field(page, "Substance").fill("amoxicillin");
    await page.getByRole("combobox", { name: "Criticality" }).selectOption("High criticality");
    await field(page, "Reaction").fill("Hives");
    await field(page, "Since").fill("2009");
    await expectAccessible(page);
    await button(page, "Save the allergy").click();
    const active = page.getByRole("list", { name: "Active allergies" });
    await expect(active).toHaveText(/^amoxicillin ?High criticalityHives · since 2009/);
    await expect(button(page, "Record “no known allergies”")).toHaveCount(0);

    await button(page, "Record a problem").click();
    await field(page, "Problem").fill("Asthma");
    await page.getByRole("combobox", { name: "Severity" }).selectOption("Moderate");
    await field(page, "Since").fill("3/2011");
    await button(page, "Save the problem").click();
    const problems = page.getByRole("list", { name: "Active problems" });
    await expect(problems).toContainText("AsthmaModerate · since March 2011");

    await button(page, "Start a medication").click();
    await field(page, "Medication").fill("Amoxicillin 500");
    await field(page, "Dose").fill("500 mg, three times a day");
    await button(page, "Start").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("The record has an allergy to amoxicillin");
    await expect(question).toContainText("compares names only");
    await expectAccessible(page);
    await button(page, "Don’t save it").click();
    await expect(field(page, "Medication")).toHaveValue("Amoxicillin 500");
    expect(await entriesOf(member.uid, "medications")).toEqual([]);

    await region(page, "Problems").getByText("1 entry so far").click();
    await button(page, /^Mark as entered in error: Asthma/).click();
    await page.getByRole("radio", { name: "It’s about another patient" }).click();
    await expectAccessible(page);
    await button(page, "Mark it").click();
    await expect(region(page, "Problems")).toContainText("No problems recorded.");
    await expect(problems).toHaveCount(0);
    await expectAccessible(page);

    await expect(telephone.getByRole("list", { name: "Active allergies" })).toContainText(
      "High criticality",
    );
    await expect(region(telephone, "Problems")).toContainText("No problems recorded.");
    await expect(telephone.getByText("Asthma")).toHaveCount(0);
    await expect(button(telephone, "Record an allergy")).toHaveCount(0);
    await expectAccessible(telephone);

    await button(page, "Export as a file").click();
    await expectAccessible(page);
    const saving = page.waitForEvent("download");
    await button(page, "Export it").click();
    expect((await saving).suggestedFilename()).toBe("health-record.json");
    const audited = await auditedOpenings(member.uid);
    expect(audited).toHaveLength(3);
    expect(audited).toContainEqual(
      expect.objectContaining({ action: "entryWithdrawn", by: clinician.uid, part: "problems" }),
    );
    expect(audited).toContainEqual(
      expect.objectContaining({ action: "recordExported", by: clinician.uid, appointmentId: id }),
    );

    const stored = { clinicianId: clinician.uid, appointmentId: id };
    expect(await entriesOf(member.uid, "allergies")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...stored, status: "noneKnown", substance: null }),
        expect.objectContaining({ ...stored, status: "active", substance: "amoxicillin" }),
      ]),
    );
    expect(await entriesOf(member.uid, "problems")).toEqual([]);
    expect(await entriesOf(member.uid, "withdrawnEntries")).toMatchObject([
      { part: "problems", entry: { ...stored, name: "Asthma", onset: "2011-03" } },
    ]);
  },
);
