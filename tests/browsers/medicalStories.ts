import { expect } from "vitest";

import { doctor, memberOf, takenStartsOf } from "../e2e/support/schedule.ts";
import { halfHours, notesOf, patientWith, vitalsOf } from "../e2e/support/storedRecords.ts";
import type { Story } from "./story.ts";

/** A clinician's work with days and records. */
export function testMedicalStories(story: Story): void {
  story("a free half hour of the calendar becomes an appointment", async ({ cast }) => {
    const camille = await doctor();
    await memberOf(camille);
    const user = await cast.user();
    await user.enter(camille, "/medical/calendar?view=week&date=2030-03-27");
    await user.press("button", "Monday, March 25, 9:00 AM: free. New appointment");
    await user.fill("Patient", "bea");
    await user.press("option", undefined, "Beatriz Nogueira");
    await user.press("button", "Book appointment");
    await user.reads("Appointment booked.");
    await user.sees("link", undefined, "Beatriz Nogueira");
    expect(await takenStartsOf(camille)).toEqual([Date.UTC(2030, 2, 25, 9)]);
  });

  story("in an open record vitals are entered and a note is signed", async ({ cast }) => {
    const { clinician, patientId, path } = await patientWith(halfHours(0));
    const user = await cast.user();
    await user.enter(clinician, path);
    await user.reads("No vitals recorded yet.");
    await user.press("button", "Enter vitals");
    await user.fill("Blood pressure", "129/82");
    await user.press("button", "Save vitals");
    await user.reads("129/82 mmHg");
    expect(await vitalsOf(patientId)).toMatchObject([{ systolic: 129, diastolic: 82 }]);

    await user.press("button", "New note");
    await user.fill("Note", "Sleeps better.");
    await user.reads("Draft saved");
    await user.press("button", "Sign");
    await user.press("button", "Sign it");
    await user.sees("list", "Signed notes", "Sleeps better.");
    await expect
      .poll(() => notesOf(patientId))
      .toMatchObject([{ text: "Sleeps better.", status: "signed" }]);
  });
}
