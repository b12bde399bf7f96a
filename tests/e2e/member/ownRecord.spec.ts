import { readFile } from "node:fs/promises";

import { enter } from "../support/people.ts";
import { doctor, memberOf } from "../support/schedule.ts";
import { longTaken } from "../support/storedRecords.ts";
import { expect, networkLoss, test } from "../support/test.ts";

test("lets members save their record as a FHIR file, whole or not at all", async ({
  page,
  watch,
}) => {
  const clinician = await doctor();
  const member = await memberOf(clinician);
  await longTaken(member.uid, "Levothyroxine");
  await enter(page, member, "/member/record");
  const section = page.getByRole("region", { name: "Take your record with you" });
  await expect(section).toBeVisible();
  watch.expectComplaint(networkLoss);
  await page.context().setOffline(true);
  const offline = page.getByText(/^You’re offline\. What you see may be out of date/);
  await expect(offline).toBeVisible();
  await page.getByRole("button", { name: "Download my record" }).click();
  await expect(section.getByRole("alert")).toContainText("connection");
  await page.context().setOffline(false);
  await expect(offline).toBeHidden();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my record" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("my-health-record.json");
  const bundle = JSON.parse(await readFile(await saved.path(), "utf8"));
  const resources: Record<string, unknown>[] = bundle.entry.map(Object).map(resourceOf);
  expect(resources[0]).toMatchObject({
    resourceType: "Patient",
    name: [{ text: "Beatriz Nogueira" }],
  });
  // The list on the page shows the newest changes; the file has all.
  const statements = resources.filter(({ resourceType }) => resourceType === "MedicationStatement");
  expect(statements).toHaveLength(61);
  expect(statements.filter(({ status }) => status === "active")).toMatchObject([
    { medicationCodeableConcept: { text: "Levothyroxine" } },
  ]);
  await expect(section.getByRole("alert")).toHaveCount(0);
});

function resourceOf({ resource }: { resource: Record<string, unknown> }) {
  return resource;
}
