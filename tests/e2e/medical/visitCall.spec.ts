import type { Page } from "@playwright/test";

import { firestore } from "../support/server.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";
import {
  expectMoving,
  networkOf,
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
  "lets the call go along to other pages, and asks before it ends with them",
  { tag: ["@devices", "@nightly"] },
  async ({ page: clinicians, anotherBrowser, watch }) => {
    watch.expectComplaint(networkLoss);
    const meeting = await openMeeting();
    const { id, clinician, member } = meeting;
    const members = await anotherBrowser();
    await clinicians.setViewportSize({ width: 1280, height: 800 });
    const network = await networkOf(clinicians);
    await meet(meeting, members, clinicians);
    const ofMember = pictureOf(clinicians, member.name);
    const ofClinician = pictureOf(members, clinician.name);
    await Promise.all([expectMoving(ofMember), expectMoving(ofClinician)]);

    const tile = clinicians.getByRole("region", { name: `Video visit with ${member.name}` });
    for (const page of ["Calendar", "Messages", "Tasks", "Dashboard"]) {
      await clinicians.getByRole("link", { name: page }).click();
      await expect(clinicians.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(tile).toBeInViewport({ ratio: 1 });
      await expectMoving(ofMember);
    }
    await expectMoving(ofClinician);
    await expectAccessible(clinicians);
    // Next to the page, not on it.
    const content = await clinicians.getByRole("main").boundingBox();
    const wide = await tile.boundingBox();
    expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0);

    await tile.getByRole("button", { name: "Mute microphone" }).press("Enter");
    await expect(members.getByText("Microphone off")).toBeVisible();
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await clinicians.setViewportSize(size);
      await expect(tile).toBeInViewport({ ratio: 1 });
      // What the page ends with can be scrolled above the tile.
      await clinicians.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const end = await clinicians.getByRole("main").locator("> :last-child").boundingBox();
      const bar = await tile.boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await expectAccessible(clinicians);
    await clinicians.setViewportSize({ width: 1280, height: 800 });

    const account = clinicians.getByRole("button", { name: /^Your account/ });
    await account.click();
    await clinicians.getByRole("button", { name: "Sign out" }).click();
    await clinicians.getByRole("button", { name: "Stay signed in" }).click();
    await account.click();
    const leaving = clinicians.waitForEvent("dialog");
    const press = clinicians.getByRole("link", { name: "Manage your account" }).click();
    const question = await leaving;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await press;
    await expect(clinicians).toHaveURL("/medical");
    await expectMoving(ofMember);

    await network.cut();
    await expect(tile.getByText("You’re offline")).toBeVisible();
    await network.repair();
    await expect(tile.getByRole("timer")).toBeVisible();
    await expectMoving(ofMember);

    // Another tab finds the call, and does not take it.
    const second = await clinicians.context().newPage();
    await second.goto(`/medical/visits/${id}`);
    await expect(second.getByRole("button", { name: "Return to the visit" })).toBeVisible();
    await second.close();

    await tile.getByRole("button", { name: /^Return to the visit of/ }).press("Enter");
    await expect(clinicians).toHaveURL(`/medical/visits/${id}`);
    await Promise.all([expectMoving(ofMember), expectMoving(ofClinician)]);
    await expect(clinicians.getByRole("button", { name: "Unmute microphone" })).toBeVisible();

    await clinicians.getByRole("link", { name: "Tasks" }).click();
    await members.getByRole("button", { name: "Leave" }).click();
    await expect(tile.getByText("Has left")).toBeVisible();
    await members.goto(`/member/visits/${id}`);
    await members.getByRole("button", { name: "Enter the waiting room" }).click();
    await expect(tile).toBeHidden();
    await expect(
      clinicians.getByRole("link", { name: "Dashboard, 1 patient is waiting" }),
    ).toBeVisible();
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

test(
  "chats in a visit by keyboard, counts what is unread, and leaves nothing behind",
  { tag: ["@devices", "@nightly"] },
  async ({ page: clinicians, anotherBrowser }) => {
    const meeting = await openMeeting();
    const { id } = meeting;
    const members = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await meet(meeting, members, clinicians);

    await members.getByRole("button", { name: "Chat" }).press("Enter");
    const field = members.getByRole("textbox", { name: "Message" });
    await expect(field).toBeFocused();
    await members.keyboard.type("Ibuprofen, 400 mg");
    await members.keyboard.press("Shift+Enter");
    await members.keyboard.type("Is that right?");
    await members.keyboard.press("Enter");
    await expect(field).toHaveValue("");
    await expectAccessible(members);

    const unread = clinicians.getByRole("button", { name: "Chat, 1 unread message" });
    await expect(unread).toBeVisible();
    // What was written shows on the page alone.
    await expect(clinicians).not.toHaveTitle(/Ibuprofen|unread/);
    await unread.press("Enter");
    const log = clinicians.getByRole("log", { name: "Messages" });
    await expect(log).toContainText("Ibuprofen, 400 mg");
    await clinicians.keyboard.type("Yes, with food.");
    await clinicians.keyboard.press("Enter");
    await expect(members.getByRole("log")).toContainText("Yes, with food.");
    await expectAccessible(clinicians);
    await clinicians.keyboard.press("Escape");
    await expect(clinicians.getByRole("button", { name: "Chat", exact: true })).toBeFocused();
    expect(await messagesOf(id)).toBe(2);

    await clinicians.getByRole("button", { name: "End visit" }).click();
    await clinicians.getByRole("alertdialog").getByRole("button", { name: "End visit" }).click();
    await expect(members.getByText("The visit has ended").last()).toBeVisible();
    await expect(members.getByRole("log")).toHaveCount(0);
    await expect.poll(() => messagesOf(id)).toBe(0);
  },
);

/** The number of stored messages of a visit. */
async function messagesOf(id: string): Promise<number> {
  return (await firestore.collection(`visits/${id}/chatMessages`).get()).size;
}
