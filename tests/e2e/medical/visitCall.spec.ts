import type { Page } from "@playwright/test";

import { expect, expectAccessible, test } from "../support/test.ts";
import {
  expectMoving,
  openMeeting,
  pictureOf,
  waitTogether,
  type Meeting,
} from "../support/videoVisit.ts";

/** Admits the member once the clinician's connection was tested, which takes a cold server longest. */
async function meet(meeting: Meeting, members: Page, clinicians: Page): Promise<void> {
  await waitTogether(meeting, members, clinicians);
  await expect(clinicians.getByText("It works on most networks.")).toBeVisible();
  await clinicians.getByRole("button", { name: "Admit" }).click();
}

/** Whether an element lies inside the window, as a whole. */
async function expectInWindow(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
}

test(
  "keeps the controls and the video in sight while charting, and returns by a preview",
  { tag: ["@devices", "@nightly"] },
  async ({ page: clinicians, anotherBrowser }) => {
    const meeting = await openMeeting();
    const { id, clinician, member } = meeting;
    const members = await anotherBrowser({ viewport: { width: 320, height: 640 } });
    await clinicians.setViewportSize({ width: 1366, height: 850 });
    await meet(meeting, members, clinicians);
    const ofMember = pictureOf(clinicians, member.name);
    await Promise.all([expectMoving(ofMember), expectMoving(pictureOf(members, clinician.name))]);

    for (const name of ["Mute microphone", "Turn off camera", "Choose devices", "End visit"]) {
      await expectInWindow(clinicians, name);
    }
    for (const name of ["Mute microphone", "Turn off camera", "Leave"]) {
      await expectInWindow(members, name);
    }
    // Beside the video, the notes follow the allergies.
    await expect(clinicians.getByRole("button", { name: "New note" })).toBeVisible();

    const devices = clinicians.getByRole("button", { name: "Choose devices" });
    await devices.press("Enter");
    await expect(clinicians.getByRole("dialog", { name: "Choose devices" })).toBeVisible();
    await expectAccessible(clinicians);
    await clinicians.keyboard.press("Escape");
    await expect(clinicians.getByRole("dialog", { name: "Choose devices" })).toBeHidden();
    await expect(devices).toBeFocused();

    // On a phone, the video floats while its user scrolls through the record, and still moves.
    await clinicians.setViewportSize({ width: 390, height: 844 });
    const medications = clinicians.getByRole("region", { name: "Medications" });
    await medications.scrollIntoViewIfNeeded();
    const move = clinicians.getByRole("button", { name: "Move the video to another corner" });
    await expect(move).toBeInViewport({ ratio: 1 });
    await expect(ofMember).toBeInViewport({ ratio: 1 });
    await expectMoving(ofMember);
    await expectInWindow(clinicians, "End visit");
    const before = await ofMember.boundingBox();
    await move.press("ArrowLeft");
    await expect.poll(async () => (await ofMember.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    await expectAccessible(clinicians);
    await clinicians.getByRole("button", { name: "Back to the visit" }).click();
    await expect(move).toBeHidden();
    await expectMoving(ofMember);

    // Another document in between: the camera stays off, and a preview comes first.
    await clinicians.getByRole("button", { name: "Turn off camera" }).click();
    await expect(members.getByText("Camera off", { exact: true })).toBeVisible();
    await clinicians.setViewportSize({ width: 1366, height: 850 });
    await clinicians.goto("/medical/tasks");
    await clinicians.goto(`/medical/visits/${id}`);
    await expect(clinicians.getByText(`${member.name} is in the visit`)).toBeVisible();
    await expect(clinicians.getByText("It stays off until you turn it on")).toBeVisible();
    await expectAccessible(clinicians);
    await clinicians.getByRole("button", { name: "Return to the visit" }).click();
    await expectMoving(ofMember);
    await expect(clinicians.getByRole("button", { name: "Turn on camera" })).toBeVisible();
    await expect(members.getByText("Camera off", { exact: true })).toBeVisible();
  },
);

test(
  "shares a screen in place of the camera, and says so to both",
  { tag: ["@devices", "@nightly"] },
  async ({ page: clinicians, anotherBrowser }) => {
    const meeting = await openMeeting();
    const { clinician, member } = meeting;
    const members = await anotherBrowser();
    await meet(meeting, members, clinicians);
    const ofClinician = pictureOf(members, clinician.name);
    await Promise.all([
      expectMoving(ofClinician),
      expectMoving(pictureOf(clinicians, member.name)),
    ]);

    // The camera is off: what moves from now on is the screen.
    await clinicians.getByRole("button", { name: "Turn off camera" }).click();
    await expect(members.getByText("Camera off", { exact: true })).toBeVisible();
    await clinicians.getByRole("button", { name: "Share screen" }).click();
    await expect(
      clinicians.getByText(`${member.name} sees your screen instead of your camera.`),
    ).toBeVisible();
    await expect(clinicians.getByText("You’re sharing your screen")).toBeVisible();
    await expect(members.getByText("Shared screen")).toBeVisible();
    await expectMoving(ofClinician);
    await expectAccessible(members);

    // A reloaded page sees the screen, too.
    await members.reload();
    await expect(members.getByText("Shared screen")).toBeVisible();
    await expectMoving(ofClinician);

    await clinicians
      .getByRole("group", { name: "Visit controls" })
      .getByRole("button", { name: "Stop sharing" })
      .click();
    await expect(members.getByText("Shared screen")).toBeHidden();
    await expect(members.getByText("Camera off", { exact: true })).toBeVisible();
    await clinicians.getByRole("button", { name: "Turn on camera" }).click();
    await expectMoving(ofClinician);
  },
);
