import { medicalPaths, memberPaths } from "@salvia/domain/site/paths";

import { enter } from "../support/people.ts";
import { doctor, memberOf, storedAppointment } from "../support/schedule.ts";
import { firestore } from "../support/server.ts";
import { halfHours } from "../support/storedRecords.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A time at which an appointment is open and doesn't end within five minutes. */
function startOfOpenOne(): Date {
  const minutesIntoHalfHour = (Date.now() / 60_000) % 30;
  return halfHours(minutesIntoHalfHour < 25 ? 0 : 1);
}

test(
  "shows what the patient will read, and holds it from them until the appointment ends",
  { tag: "@nightly" },
  async ({ page, anotherBrowser }) => {
    const camille = await doctor();
    const beatriz = await memberOf(camille);
    const startsAt = startOfOpenOne();
    const id = await storedAppointment(camille, beatriz, { status: "confirmed", startsAt });
    const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await enter(telephone, beatriz, memberPaths.record);
    const own = telephone.getByRole("region", { name: "Notes from your visits" });
    await expect(own).toContainText("No signed notes yet.");

    await enter(page, camille, `${medicalPaths.record(beatriz.uid)}?appointment=${id}`);
    const notes = page.getByRole("region", { name: "Notes", exact: true });
    await notes.getByRole("button", { name: "New note" }).click();
    await notes.getByRole("button", { name: "Insert a template" }).click();
    await page.getByRole("menuitem", { name: "SOAP note" }).click();
    await expect(notes.getByRole("textbox", { name: "Note" })).toBeFocused();
    await expect(notes.getByRole("textbox", { name: "Note" })).toHaveValue(
      /Assessment:\n\nPlan:\n$/,
    );
    await notes.getByRole("textbox", { name: "Note" }).fill("Sleeps better.\nMigraine is likely.");
    await notes.getByRole("button", { name: "Sign", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Sign this note?" });
    const preview = question.getByRole("region", { name: "What your patient will read" });
    await expect(preview).toContainText("Camille Laurent");
    await expect(preview).toContainText("Migraine is likely.");
    await question.getByRole("radio", { name: /^When the appointment ends, at / }).check();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await question.getByRole("button", { name: "Sign it" }).click();
    const held = page.getByRole("list", { name: "Signed notes" });
    await expect(held).toContainText("Your patient reads it from ");
    await expect(held).toContainText("Migraine is likely.");

    await telephone.reload();
    await expect(own).toContainText("No signed notes yet.");
    const stored = await firestore.collection(`records/${beatriz.uid}/notes`).get();
    expect(stored.docs.map((note) => note.get("status"))).toEqual(["held"]);

    // The end of the appointment, without waiting for it.
    const ended = new Date(Date.now() - 10 * 60_000);
    await stored.docs[0]?.ref.update({ visibleFrom: ended });
    await telephone.reload();
    await expect(own).toContainText("Migraine is likely.");
    await expect(own).toContainText("Camille Laurent");
    await expect(own).not.toContainText("Your patient reads it");
  },
);
