import type { Page } from "@playwright/test";

import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment } from "../support/schedule.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { afterGoodbye, nextMeeting } from "../support/videoVisit.ts";

const day = 24 * 60 * 60_000;

/** Counts the notes that the page has played to their end. */
async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      notes: 0,
      OscillatorNode: class extends OscillatorNode {
        constructor(...parts: ConstructorParameters<typeof OscillatorNode>) {
          super(...parts);
          this.addEventListener("ended", () => {
            Object.assign(globalThis, { notes: Number(Object(globalThis).notes) + 1 });
          });
        }
      },
    });
  });
  return () => page.evaluate(() => Number(Object(globalThis).notes));
}

test(
  "shows who waits and which requests are open on every page of a clinician, and rings",
  { tag: ["@devices", "@nightly"] },
  async ({ page, anotherBrowser }) => {
    const camille = await doctor();
    const beatriz = await memberOf(camille);
    const { id } = await nextMeeting({ clinician: camille, member: beatriz });
    const notes = await countNotes(page);
    await enter(page, camille, "/medical/profile");
    await page.getByRole("checkbox", { name: /^Play a sound when a patient arrives/ }).check();
    await page.getByRole("link", { name: "Tasks" }).click();
    await expect(page).toHaveTitle("Tasks · Salvia");

    const members = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await enter(members, beatriz, `/member/visits/${id}`);
    await members.getByRole("button", { name: "Enter the waiting room" }).click();
    await expect(page.getByRole("link", { name: "Dashboard, 1 patient is waiting" })).toBeVisible();
    await expect(page).toHaveTitle("(1) Tasks · Salvia");
    await expect.poll(notes).toBe(2);

    // Requests count on other pages, too.
    await page.getByRole("link", { name: "Assistant" }).click();
    await storedAppointment(camille, beatriz, {
      status: "pending",
      startsAt: new Date(Math.ceil(Date.now() / day + 1) * day),
      createdAt: new Date(),
    });
    await expect(page.getByRole("link", { name: "Calendar, 1 request to answer" })).toBeVisible();
    await expect(page).toHaveTitle("(2) Assistant · Salvia");
    await expect.poll(notes).toBe(4);
    await expectAccessible(page);

    await members.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveTitle("(1) Assistant · Salvia", afterGoodbye);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open the menu, 1 request to answer" }).click();
    await page.getByRole("link", { name: "Calendar, 1 request to answer" }).click();
    await expect(page).toHaveTitle("(1) Calendar · Salvia");
    await expectAccessible(page);
  },
);
