import { enter } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { halfHours, patientWith, vitalsOf } from "../support/storedRecords.ts";
import { expect, test } from "../support/test.ts";

test.use({ timezoneId: "Europe/Paris" });

const zoneNote = /^All times are in GMT-[45]\.$/;

test(
  "says the zone of a clinician's times in Paris whose profile is in New York",
  { tag: "@nightly" },
  async ({ page }) => {
    const { clinician, patientId, path } = await patientWith(halfHours(0));
    await firestore.doc(`users/${clinician.uid}`).update({ timezone: "America/New_York" });
    await enter(page, clinician, "/medical");
    await expect(page.getByText(zoneNote)).toBeVisible();
    await page.goto("/medical/calendar");
    await expect(page.getByText(zoneNote)).toBeVisible();
    await page.goto(path);
    await page.getByRole("button", { name: "Enter vitals" }).click();
    await page.getByRole("textbox", { name: "Pulse", exact: true }).fill("72");
    await page.getByRole("button", { name: "Save vitals" }).click();
    await page.getByText("1 entry as a table").click();
    const vitals = page.getByRole("region", { name: "Vitals", exact: true });
    await expect(vitals.getByRole("rowheader")).toHaveText(/^\w+\s\d+,\s\d{4},\s\d+:\d\d\s[AP]M$/);
    await expect(vitals.getByText(zoneNote)).toBeVisible();
    expect(await vitalsOf(patientId)).toMatchObject([{ pulse: 72 }]);
  },
);
