import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment } from "../support/schedule.ts";
import { firestore } from "../support/server.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";

test("repeats an appointment over a change of clocks, also after the network failed", async ({
  page,
  watch,
}) => {
  watch.expectComplaint(networkLoss);
  const camille = await doctor();
  await firestore.doc(`staff/${camille.uid}`).update({ timezone: "America/New_York" });
  await firestore.doc(`users/${camille.uid}`).update({ timezone: "America/New_York" });
  const beatriz = await memberOf(camille);
  const bruno = await memberOf(camille, "Bruno Falcão");
  // In New York, the clocks change on March 10, 2030: 10:00 is at 15:00 and then at 14:00 in UTC.
  const first = new Date("2030-02-26T15:00:00Z");
  const second = new Date("2030-03-05T15:00:00Z");
  const third = new Date("2030-03-12T14:00:00Z");
  await storedAppointment(camille, bruno, { status: "confirmed", startsAt: second });

  await enter(page, camille, "/medical/calendar?view=week&date=2030-02-26");
  await page.getByRole("button", { name: /^Tuesday, February 26, 10:00 AM: free/ }).click();
  const form = page.getByRole("dialog", { name: "New appointment" });
  await form.getByRole("combobox").fill("Beatriz");
  await page.getByRole("option", { name: /Beatriz Nogueira/ }).click();
  await form.getByRole("button", { name: "Repeat…" }).click();

  const series = page.getByRole("dialog", { name: "Repeat the appointment with Beatriz Nogueira" });
  const rows = series.getByRole("list", { name: "Dates" }).getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText("10:00 AM GMT-5");
  await expect(rows.nth(1)).toContainText("You have another appointment then");
  await expect(rows.nth(2)).toContainText("10:00 AM GMT-4");
  await expect(rows.nth(3)).toContainText("Free");
  await expectAccessible(page);
  await rows
    .nth(1)
    .getByRole("button", { name: /^Other time for/ })
    .click();
  await rows
    .nth(1)
    .getByRole("button", { name: /10:30 AM GMT-5$/ })
    .click();
  await expect(rows.nth(1)).toContainText("Free");
  await rows.nth(3).getByRole("checkbox").uncheck();

  await page.context().setOffline(true);
  await series.getByRole("button", { name: "Book 3 appointments" }).click();
  await expect(rows.nth(0)).not.toContainText("Free");
  await page.context().setOffline(false);
  await series.getByRole("button", { name: "Try 3 again" }).click();
  for (const at of [0, 1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await expect(rows.nth(at)).toContainText("Booked");
  }
  await expectAccessible(page);
  await series.getByRole("button", { name: "Done" }).click();

  const booked = async () => {
    const { docs } = await firestore
      .collection("appointments")
      .where("patientId", "==", beatriz.uid)
      .get();
    return docs.map((document) => document.data());
  };
  const shifted = new Date(second.getTime() + 30 * 60_000);
  const times = (await booked()).map((each) => each["startsAt"].toDate().toISOString());
  expect(new Set(times)).toEqual(
    new Set([first, shifted, third].map((time) => time.toISOString())),
  );
  expect(times).toHaveLength(3);
  expect(new Set((await booked()).map((each) => each["seriesId"])).size).toBe(1);

  await page.getByRole("link", { name: /^Tuesday, February 26, 10:00 AM to .*Beatriz/ }).click();
  await expect(page.getByText("Part of a series")).toBeVisible();
  await page.getByRole("button", { name: "Cancel appointment" }).click();
  await page.getByRole("button", { name: "Cancel this and the following ones" }).click();
  await expect(page.getByText("3 appointments canceled.")).toBeVisible();
  expect((await booked()).map(({ status }) => status)).toEqual(Array(3).fill("cancelled"));
});
