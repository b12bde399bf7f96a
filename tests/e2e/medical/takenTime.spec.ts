import { firestore } from "../support/server.ts";
import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment, takenStartsOf } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A Monday, at a time of day in UTC. */
const at = (time: string) => new Date(`2030-03-25T${time}:00Z`);

test("tells a doctor when a patient has another appointment, and offers times that are free for both", async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 403/);
  const camille = await doctor();
  const daniel = await doctor("Daniel Okafor");
  const beatriz = await memberOf(camille);
  await storedAppointment(daniel, beatriz, {
    status: "confirmed",
    startsAt: at("10:00"),
    minutes: 60,
  });
  const asked = await storedAppointment(camille, beatriz, { startsAt: at("10:30") });

  await enter(page, camille, `/medical/appointments/${asked}`);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("Beatriz Nogueira has another appointment at this time");
  await expect(refusal).not.toContainText("Daniel");
  await expectAccessible(page);
  await refusal.getByRole("button", { name: /11:00 AM/ }).click();
  await expect(page.getByText(/^Moved to /)).toBeVisible();
  expect(await takenStartsOf(camille)).toEqual([+at("11:00")]);
  expect(await takenStartsOf(beatriz)).toEqual([+at("10:00"), +at("11:00")]);

  // Its own day comes first.
  await page.getByRole("button", { name: "Reschedule" }).click();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("2030-03-25");
  await expect(page.getByText(/Beatriz Nogueira has other appointments on this day/)).toBeVisible();
  await expect(page.getByRole("button", { name: "10:00 AM", exact: true })).toBeHidden();
  await page.getByLabel("Another time").fill("10:15");
  await expect(
    page.getByText("Beatriz Nogueira has another appointment at this time.", { exact: true }),
  ).toBeVisible();
  // Onto a part of its own time, and longer.
  await page.getByRole("button", { name: "60 min" }).click();
  await page.getByLabel("Another time").fill("11:15");
  await page.getByRole("button", { name: "Move here" }).click();
  await expect(page.getByText(/^Moved to /)).toBeVisible();
  // The message can still be that of the first move.
  await expect.poll(() => takenStartsOf(camille)).toEqual([+at("11:15")]);
});

test("books an appointment outside of working hours, with its length and a reason", async ({
  page,
  anotherBrowser,
}) => {
  const camille = await doctor();
  const beatriz = await memberOf(camille);
  await enter(page, camille, "/medical/calendar?view=week&date=2030-03-25");
  await page.getByRole("button", { name: "New appointment", exact: true }).click();
  const form = page.getByRole("dialog", { name: "New appointment" });
  await form.getByRole("combobox").fill("nogueira 29.2.");
  await page.getByRole("option", { name: /Beatriz Nogueira/ }).click();
  await form.getByLabel("Day", { exact: true }).fill("2030-03-25");
  await form.getByRole("button", { name: "45 min" }).click();
  await form.getByLabel("Another time").fill("19:10");
  await expect(form.getByText(/full quarter of an hour/)).toBeVisible();
  await form.getByLabel("Another time").fill("19:15");
  await expect(form.getByText("This is outside your working hours.")).toBeVisible();
  await form.getByRole("button", { name: "Book" }).click();
  await expect(form.getByText(/^Give a reason in one line/)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Reason for this time").fill("After her shift");
  await form.getByRole("button", { name: "Book" }).click();
  await expect(page.getByText("Appointment booked.")).toBeVisible();
  const [stored] = (
    await firestore.collection("appointments").where("patientId", "==", beatriz.uid).get()
  ).docs;
  expect(stored?.get("minutes")).toBe(45);
  expect(stored?.get("outsideHoursReason")).toBe("After her shift");

  const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(telephone, beatriz, "/member/appointments");
  await telephone.getByRole("button", { name: "Request an appointment" }).click();
  const ask = telephone.getByRole("dialog", { name: "Request an appointment" });
  await ask.getByLabel("Day", { exact: true }).fill("2030-03-25");
  await expect(ask.getByText(/You have other appointments on this day: 7:15/)).toBeVisible();
  await expect(ask.getByLabel("Another time")).toBeHidden();
  await expectAccessible(telephone);
});
