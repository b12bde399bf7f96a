import { firestore } from "../support/server.ts";
import { enter } from "../support/people.ts";
import { doctor, memberOf, takenStartsOf, storedAppointment } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const minute = 60_000;

/** The start of the half hour that many half hours after the current one (0). */
function startOf(halfHours: number): Date {
  return new Date((Math.floor(Date.now() / (30 * minute)) + halfHours) * 30 * minute);
}

test(
  "marks a past appointment as done, and undoes that from the toast and from the page",
  { tag: "@nightly" },
  async ({ page }) => {
    const camille = await doctor();
    const beatriz = await memberOf(camille);
    const startsAt = startOf(-2);
    const id = await storedAppointment(camille, beatriz, { status: "confirmed", startsAt });
    const status = async () => (await firestore.doc(`appointments/${id}`).get()).get("status");

    // Where it is of the same day even after midnight: earlier days are folded.
    const timezone = startsAt.getUTCHours() > 20 ? "America/New_York" : "UTC";
    await firestore.doc(`users/${camille.uid}`).update({ timezone });
    await enter(page, camille, "/medical/calendar?view=agenda");
    const day = page.getByRole("listitem").filter({ hasText: "Beatriz Nogueira" });
    await expect(day).toContainText("Over, not marked as done");
    await expectAccessible(page);
    await page
      .getByRole("button", { name: "Mark as done: the appointment with Beatriz Nogueira" })
      .click();
    await expect(page.getByText("Marked as done.")).toBeVisible();
    await expect(day).toContainText("Done");
    expect(await status()).toBe("done");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("No longer marked as done.")).toBeVisible();
    await expect(day).toContainText("Over, not marked as done");
    expect(await status()).toBe("confirmed");

    await day.getByRole("link", { name: "Beatriz Nogueira" }).click();
    await page.getByRole("button", { name: "Mark as done" }).click();
    const isDone = page.getByText(/^Marked as done. You can undo this until /);
    // A reload would drop a change on its way to the server.
    await expect(isDone).toBeVisible();
    await page.reload();
    await expect(isDone).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Calendar", exact: true }).click();
    await expect(page.getByRole("link", { name: /Beatriz Nogueira.*Done/ })).toBeAttached();
    await page.goBack();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Mark as done" })).toBeVisible();
    expect(await takenStartsOf(camille)).toEqual([startsAt.getTime()]);
  },
);

test(
  "offers one main step at each moment of an appointment, also at 320 px",
  { tag: "@nightly" },
  async ({ page }) => {
    const camille = await doctor();
    const beatriz = await memberOf(camille);
    const byVideo = { status: "confirmed", mode: "telemedicine" } as const;
    const main = page.getByRole("main");
    const store = (details: Parameters<typeof storedAppointment>[2]) =>
      storedAppointment(camille, beatriz, { ...byVideo, ...details });
    const ahead = await store({ startsAt: startOf(150) });
    await enter(page, camille, `/medical/appointments/${ahead}`);
    await expect(main.getByRole("heading", { name: "Starts in 3 days" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Test camera and microphone" })).toBeVisible();
    await expect(main.getByText("Start the visit")).toBeHidden();

    // It goes on for half an hour at least.
    const begun = await store({ startsAt: startOf(0), minutes: 60 });
    await page.goto(`/medical/appointments/${begun}`);
    await expect(main.getByRole("heading", { name: "In progress" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Start the visit" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Open the record" })).toBeVisible();
    await expect(main.getByRole("button", { name: "Mark as done" })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });

    const over = await store({ startsAt: startOf(-6) });
    await page.goto(`/medical/appointments/${over}`);
    const title = main.getByRole("heading", { name: "Over, not marked as done" });
    await expect(title).toBeVisible();
    await expect(main.getByRole("link", { name: "Finish your notes" })).toBeVisible();
    await main.getByRole("button", { name: "Mark as done" }).click();
    await expect(main.getByRole("heading", { name: "Done" })).toBeFocused();
    await expectAccessible(page);
  },
);
