import { enter } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { halfHours, patientWith, vitalsOf } from "../support/storedRecords.ts";
import { expect, test } from "../support/test.ts";

test.use({ timezoneId: "Europe/Paris" });

test(
  "says the zone of a clinician's times in Paris whose profile is in New York",
  { tag: "@nightly" },
  async ({ page }) => {
    const { clinician, patientId, path } = await patientWith(halfHours(0));
    await firestore.doc(`users/${clinician.uid}`).update({ timezone: "America/New_York" });
    await enter(page, clinician, "/medical");
    const today = page.getByRole("list", { name: "Today" });
    await expect(today.getByRole("listitem").first()).toContainText(/[AP]M\s?E[SD]T/);
    await page.goto("/medical/calendar");
    await expect(page.getByText(/^All times are in E[SD]T\.$/)).toBeVisible();
    await page.goto(path);
    await page.getByRole("button", { name: "Enter vitals" }).click();
    await page.getByRole("textbox", { name: "Pulse", exact: true }).fill("72");
    await page.getByRole("button", { name: "Save vitals" }).click();
    await page.getByText("1 entry as a table").click();
    const vitals = page.getByRole("region", { name: "Vitals", exact: true });
    const row = vitals.getByRole("rowheader");
    await expect(row).toHaveText(/^\w+\s\d+,\s\d{4},\s\d+:\d\d\s[AP]M\sE[SD]T$/);
    expect(await vitalsOf(patientId)).toMatchObject([{ pulse: 72 }]);
  },
);
