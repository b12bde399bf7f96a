import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment, takenStartsOf } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A Monday, at a time of day in UTC. */
const at = (time: string) => new Date(`2030-03-25T${time}:00Z`);

test(
  "tells a doctor when a patient has another appointment, and offers times that are free for both",
  { tag: "@nightly" },
  async ({ page, watch }) => {
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
    await expect(
      page.getByText(/Beatriz Nogueira has other appointments on this day/),
    ).toBeVisible();
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

    await expect(page.getByRole("main").getByText(/^11:15.+12:15/)).toBeVisible();
    await page.getByRole("button", { name: "In 2 weeks" }).click();
    const followUp = page.getByRole("dialog", { name: "New appointment" });
    await expect(followUp).toContainText("Beatriz Nogueira");
    await expect(followUp.getByLabel("Day", { exact: true })).toHaveValue("2030-04-08");
    const sameTime = followUp.getByRole("button", { name: "11:15 AM", exact: true });
    await expect(sameTime).toHaveAttribute("aria-pressed", "true");
  },
);
