import type { Page } from "@playwright/test";

import { enter } from "../support/people.ts";
import { notesOf, vitalsOf } from "../support/storedRecords.ts";
import { storedTask, tasksOf } from "../support/storedTasks.ts";
import { expect, expectAccessible, networkLoss, test } from "../support/test.ts";
import {
  afterGoodbye,
  expectBlack,
  expectMoving,
  networkOf,
  openMeeting,
  pictureOf,
  signalsOf,
  storedVisit,
  waitTogether,
  type Meeting,
} from "../support/videoVisit.ts";

/** Makes the member wait and the clinician admit them. */
async function meet(meeting: Meeting, members: Page, clinicians: Page): Promise<void> {
  await waitTogether(meeting, members, clinicians);
  await clinicians.getByRole("button", { name: "Admit" }).click();
}

/** Enters vitals and signs a note as the clinician, in the record beside the video. */
async function keepRecord(clinicians: Page): Promise<void> {
  const button = (name: string) => clinicians.getByRole("button", { name, exact: true });
  const field = (name: string) => clinicians.getByRole("textbox", { name, exact: true });
  await button("Enter vitals").click();
  await field("Blood pressure").fill("129/82");
  await button("Save vitals").click();
  await expect(clinicians.getByRole("region", { name: "Vitals" })).toContainText("129/82 mmHg");
  await button("New note").click();
  await field("Note").fill("Sleeps better.");
  await expect(clinicians.getByText("Draft saved")).toBeVisible();
  await button("Sign").click();
  await clinicians.getByRole("dialog").getByRole("button", { name: "Sign it" }).click();
  await expect(clinicians.getByRole("list", { name: "Signed notes" })).toContainText("Sleeps");
}

test(
  "admits a waiting member, connects both videos, keeps the record and ends the visit",
  { tag: "@devices" },
  async ({ page: clinicians, anotherBrowser, watch }) => {
    watch.expectComplaint(networkLoss);
    const meeting = await openMeeting();
    const { id, clinician, member } = meeting;
    const members = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await storedTask(clinician, { title: "Ask how the night was", dueOn: "2020-01-02" });
    const network = await networkOf(members);
    await enter(members, member, `/member/visits/${id}`);
    await expect(members.getByText("It works. This is how others see you.")).toBeVisible();
    await expect(members.getByText("It works on most networks.")).toBeVisible();
    await expectMoving(members.getByLabel("Your video"));

    await meet(meeting, members, clinicians);
    const ofMember = pictureOf(clinicians, member.name);
    const ofClinician = pictureOf(members, clinician.name);
    await Promise.all([expectMoving(ofMember), expectMoving(ofClinician)]);
    const identity = clinicians.getByRole("region", { name: "Patient", exact: true });
    await expect(identity).toContainText(/Beatriz Nogueira.*Feb 29, 1984.*SV-1000-0001/);
    await keepRecord(clinicians);
    await expectAccessible(clinicians);
    await expectAccessible(members);

    await members.getByRole("button", { name: "Turn off camera" }).press("Enter");
    await expect(members.getByText("Your camera is off")).toBeVisible();
    await expect(clinicians.getByText("Camera off", { exact: true })).toBeVisible();
    await expectBlack(ofMember);
    await members.getByRole("button", { name: "Turn on camera" }).press("Enter");
    await expectMoving(ofMember);
    await members.getByRole("button", { name: "Mute microphone" }).press("Enter");
    await expect(members.getByRole("button", { name: "Unmute microphone" })).toBeVisible();
    await expect(clinicians.getByText("Microphone off")).toBeVisible();
    await expectAccessible(clinicians);

    await network.cut();
    await expect(members.getByText(/^You’re offline\. The visit continues/)).toBeVisible();
    await expect(clinicians.getByText("The connection is interrupted.")).toBeVisible();
    // Both pages start to reconnect at once, so that their offers cross.
    await expect.poll(() => signalsOf(id)).toBeGreaterThan(0);
    const unheard = clinicians.getByText(`${member.name} hasn’t been heard from since`);
    await expect(unheard).toBeVisible();
    await network.repair();
    await expect(members.getByText(/^You’re offline/)).toHaveCount(0);
    await expect(unheard).toBeHidden();
    await expect(members.getByText("The connection is interrupted.")).toBeHidden();
    await Promise.all([expectMoving(ofMember), expectMoving(ofClinician)]);

    // The microphone was off before the reload and stays off after it.
    await Promise.all([clinicians.reload(), members.reload()]);
    await Promise.all([expectMoving(ofMember), expectMoving(ofClinician)]);
    await expect(members.getByRole("button", { name: "Unmute microphone" })).toBeVisible();

    // The member sits in the call alone, which the clinician sees wherever they are.
    await clinicians.goto("/medical");
    await expect(clinicians.getByText("1 person is waiting for you.")).toBeVisible(afterGoodbye);
    await expect(clinicians.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(members.getByText(`${clinician.name} isn’t in the call right now`)).toBeVisible();
    await clinicians.getByRole("link", { name: `Return to the visit of ${member.name}` }).click();
    await clinicians.getByRole("button", { name: "Return to the visit" }).click();
    await Promise.all([expectMoving(ofMember), expectMoving(ofClinician)]);

    await members.getByRole("button", { name: "Leave" }).click();
    await expect(members).toHaveURL("/member");
    const hasLeft = `${member.name} has left. They can come back.`;
    await expect(clinicians.getByText(hasLeft).first()).toBeVisible();
    await expect(clinicians.getByText("The connection is interrupted.")).toBeHidden();
    await expectAccessible(clinicians);
    await members.goto(`/member/visits/${id}`);
    // The preview comes first, and the microphone is still off, as the member left it.
    await expect(members.getByText("It stays muted until you unmute it")).toBeVisible();
    await expectMoving(members.getByLabel("Your video"));
    await members.getByRole("button", { name: "Enter the waiting room" }).click();
    await clinicians.getByRole("button", { name: "Admit" }).click();
    await Promise.all([expectMoving(ofMember), expectMoving(ofClinician)]);
    await expect(members.getByRole("button", { name: "Unmute microphone" })).toBeVisible();
    await expect(clinicians.getByText("Microphone off")).toBeVisible();

    await clinicians.getByRole("button", { name: "End visit" }).click();
    await expectAccessible(clinicians);
    await clinicians.getByRole("alertdialog").getByRole("button", { name: "End visit" }).click();
    for (const page of [clinicians, members]) {
      await expect(page.getByText("The visit has ended").last()).toBeVisible();
    }
    await expect.poll(() => signalsOf(id)).toBe(0);
    await clinicians.getByRole("button", { name: "Mark as done" }).click();
    await expect(clinicians.getByText(/^Marked as done\. You can undo/)).toBeVisible();

    await clinicians.getByRole("link", { name: "Back to the home page" }).click();
    await clinicians.getByRole("checkbox", { name: "Ask how the night was" }).check();
    await expect.poll(() => tasksOf(clinician)).toMatchObject([{ doneAt: expect.anything() }]);
    expect(await vitalsOf(member.uid)).toMatchObject([{ systolic: 129, diastolic: 82 }]);
    expect(await notesOf(member.uid)).toMatchObject([{ text: "Sleeps better.", status: "signed" }]);
  },
);

test(
  "removes a patient who leaves the waiting room from the list, and keeps their place on reload",
  { tag: "@devices" },
  async ({ page: clinicians, anotherBrowser }) => {
    const { id, clinician, member } = await openMeeting();
    const members = await anotherBrowser();
    const waits = clinicians.getByText("1 person is waiting for you.");
    const nobody = clinicians.getByText("No one is waiting.");
    const heading = members.getByRole("heading", { name: "You are in the waiting room" });
    const enterRoom = async () => {
      await members.getByRole("button", { name: "Enter the waiting room" }).click();
      await expect(waits).toBeVisible();
    };
    await enter(clinicians, clinician, "/medical");
    await expect(nobody).toBeVisible();
    await enter(members, member, `/member/visits/${id}`);
    await enterRoom();
    const since = (await storedVisit(id))?.["waitingSince"];

    await members.reload();
    await expect(heading).toBeVisible();
    await expect(waits).toBeVisible();
    expect((await storedVisit(id))?.["waitingSince"]).toEqual(since);

    await members.getByRole("button", { name: "Leave" }).click();
    await expect(nobody).toBeVisible(afterGoodbye);
    await expect(members).toHaveURL("/member");
    // Going back shows the page, but the patient enters only by the button.
    await members.goBack();
    await expect(members.getByRole("button", { name: "Enter the waiting room" })).toBeVisible();
    await members.reload();
    await expect(members.getByRole("button", { name: "Enter the waiting room" })).toBeVisible();
    expect((await storedVisit(id))?.["state"]).toBe("left");
    await expect(nobody).toBeVisible();
    await enterRoom();

    // Unloads the page, as closing its tab does.
    await members.goto("about:blank");
    await expect(nobody).toBeVisible(afterGoodbye);
    await members.goto(`/member/visits/${id}`);
    await enterRoom();

    await members.getByRole("button", { name: /^Your account/ }).click();
    await members.getByRole("button", { name: "Sign out" }).click();
    await expect(nobody).toBeVisible(afterGoodbye);
  },
);
