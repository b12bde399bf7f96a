import type { Page } from "@playwright/test";

import { mailsTo } from "../../mailbox.ts";
import { laptopOf } from "../support/laptop.ts";
import { enter, profileOf, type Person } from "../support/people.ts";
import { doctorAtAnyHour, memberOf, workingTimes } from "../support/schedule.ts";
import { firestore } from "../support/server.ts";
import { expect, networkLoss, test } from "../support/test.ts";
import { expectAllMoving, invite, knock } from "../support/visitGuest.ts";
import {
  expectMoving,
  nextMeeting,
  pictureOf,
  storedVisit,
  type Meeting,
} from "../support/videoVisit.ts";

// A whole day in three browsers, with video in each, takes a while on a small machine.
test.setTimeout(480_000);

const day = 24 * 60 * 60_000;
/** What the browser logs once a guest's link opens nothing any more. */
const gone = /status of 410/;
const note = "Sleeps better.";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const bellLinks = (page: Page) =>
  page.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name: /\w/ });

const subjects = {
  message: "You have a new message",
  requested: "An appointment request is waiting",
  confirmed: "Your appointment is confirmed",
  canceled: "Your appointment is canceled",
} as const;

/** Asserts that someone has got exactly these mails so far, in any order. */
async function expectMails(
  { email }: Person,
  expected: readonly (keyof typeof subjects)[],
): Promise<void> {
  const mails = await mailsTo(email, expected.length);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    expected.map((kind) => subjects[kind]).toSorted(),
  );
}

/** Writes a message to the clinician and requests an appointment, as the member. */
async function writeAndRequest(members: Page, { clinician, member }: Meeting): Promise<void> {
  await enter(members, member, `/member/messages/${member.uid}_${clinician.uid}`);
  await members.getByRole("textbox", { name: "Your message" }).fill("May I take it with food?");
  await button(members, "Send").click();
  await expectMails(clinician, ["message"]);
  const [wanted = new Date()] = workingTimes(new Date(Date.now() + 3 * day), 1);
  const clock = new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone: "UTC" });
  await members.goto("/member/appointments");
  await button(members, "Request an appointment").click();
  const form = members.getByRole("dialog", { name: "Request an appointment" });
  await form.getByLabel("Day", { exact: true }).fill(wanted.toISOString().slice(0, 10));
  await button(members, clock.format(wanted)).click();
  await form.getByLabel("Reason (optional)").fill("Dizziness");
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(members.getByText("Request sent.")).toBeVisible();
}

/** Answers the message and confirms the request, as the clinician. */
async function answerAndConfirm(clinicians: Page): Promise<void> {
  await link(clinicians, "Messages, 1 unread message").click();
  await clinicians.getByRole("main").getByRole("link", { name: "Beatriz Nogueira" }).click();
  await clinicians.getByRole("textbox", { name: "Your message" }).fill("Yes, with a meal.");
  await button(clinicians, "Send").click();
  await expect(clinicians.getByRole("log")).toContainText("Yes, with a meal.");
  await link(clinicians, "Calendar, 1 request to answer").click();
  const requests = clinicians.getByRole("list", { name: "Requests" });
  await requests.getByRole("link", { name: "Beatriz Nogueira" }).click();
  await button(clinicians, "Confirm").click();
  await expect(clinicians.getByText("Confirmed.", { exact: true })).toBeVisible();
}

/** Cancels the appointment that was confirmed and enters today's waiting room, as the member. */
async function cancelAndWait(members: Page, { id }: Meeting): Promise<void> {
  await members.goto("/member/appointments");
  const upcoming = members.getByRole("list", { name: "Upcoming" }).getByRole("listitem");
  const unneeded = upcoming.filter({ hasText: "Dizziness" });
  await unneeded.getByRole("button", { name: "Cancel", exact: true }).click();
  await button(members, "Cancel it").click();
  await expect(members.getByText("Canceled. The time is free again.")).toBeVisible();
  await members.goto(`/member/visits/${id}`);
  await button(members, "Enter the waiting room").click();
  await expect(members.getByRole("heading", { name: "You are in the waiting room" })).toBeVisible();
}

/** Admits the member who waits, as the clinician, who sees since when. */
async function admit(clinicians: Page, { id, clinician, member }: Meeting): Promise<void> {
  await link(clinicians, "Dashboard, 1 patient is waiting").click();
  await link(clinicians, `Go to the visit of ${member.name}`).click();
  const since: Date = (await storedVisit(id))?.["waitingSince"].toDate();
  const timeZone = (await profileOf(clinician))?.["timezone"];
  const clock = new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone });
  await expect(
    clinicians.getByText(`In the waiting room since ${clock.format(since)}`),
  ).toBeVisible();
  await button(clinicians, "Admit").click();
  await expectMoving(pictureOf(clinicians, member.name));
}

/** Writes and signs a note beside the video, as the clinician. */
async function chart(clinicians: Page, { member }: Meeting): Promise<void> {
  await button(clinicians, "New note").click();
  await clinicians.getByRole("textbox", { name: "Note", exact: true }).fill(note);
  await expect(clinicians.getByText("Draft saved")).toBeVisible();
  await expect(pictureOf(clinicians, member.name)).toBeInViewport({ ratio: 1 });
  await button(clinicians, "Sign").click();
  await button(clinicians, "Sign it").click();
  await expect(clinicians.getByRole("list", { name: "Signed notes" })).toContainText(note);
  await expect(pictureOf(clinicians, member.name)).toBeInViewport({ ratio: 1 });
}

/** Ends the visit, marks it as done and books a follow-up, as the clinician. */
async function finish(clinicians: Page, { id }: Meeting): Promise<void> {
  await button(clinicians, "End visit").click();
  await clinicians.getByRole("alertdialog").getByRole("button", { name: "End visit" }).click();
  await button(clinicians, "Mark as done").click();
  await expect(clinicians.getByText(/^Marked as done\. You can undo/)).toBeVisible();
  await clinicians.goto(`/medical/appointments/${id}`);
  await button(clinicians, "In 2 weeks").click();
  const form = clinicians.getByRole("dialog", { name: "New appointment" });
  await expect(form).toContainText("Beatriz Nogueira");
  await form.getByRole("button", { name: "Book appointment" }).click();
  await expect(clinicians.getByText("Appointment booked.")).toBeVisible();
}

/** When the follow-up of an appointment is, which is the member's only other confirmed one. */
async function followUpOf({ id, member }: Meeting): Promise<string> {
  const all = firestore.collection("appointments").where("patientId", "==", member.uid);
  const { docs } = await all.where("status", "==", "confirmed").get();
  expect(docs).toHaveLength(1);
  expect(docs[0]?.id).not.toBe(id);
  return docs[0]?.get("startsAt").toDate().toISOString();
}

test(
  "follows a clinician, a member and an interpreter through a day with a closed laptop",
  { tag: ["@devices", "@nightly"] },
  async ({ page: clinicians, anotherBrowser, watch }) => {
    watch.expectComplaint(networkLoss);
    watch.expectComplaint(gone);
    const camille = await doctorAtAnyHour();
    const beatriz = await memberOf(camille);
    const today = await nextMeeting({ clinician: camille, member: beatriz });
    const members = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await clinicians.setViewportSize({ width: 1366, height: 850 });
    const laptop = await laptopOf(clinicians);
    await enter(clinicians, camille, "/medical/tasks");

    // In the morning, the clinician sees on any page what is new.
    await writeAndRequest(members, today);
    await expect(clinicians).toHaveTitle("(2) Tasks · Salvia");
    await expectMails(camille, ["message", "requested"]);
    await answerAndConfirm(clinicians);
    await expectMails(beatriz, ["message", "confirmed"]);
    const withCalendar = (await mailsTo(beatriz.email, 2)).filter(({ source }) =>
      source.includes("filename=appointment.ics"),
    );
    expect(withCalendar).toMatchObject([{ subject: subjects.confirmed }]);
    await expect(bell(members)).toHaveAccessibleName("Notifications: 2 unread");
    await bell(clinicians).click();
    await button(clinicians, "Mark all as read").click();
    await clinicians.keyboard.press("Escape");
    await expect(bell(clinicians)).toHaveAccessibleName("Notifications");
    await expect(clinicians).toHaveTitle(/^[^(]/);

    // The laptop is closed while the member cancels one appointment and arrives for the other.
    await laptop.close();
    await cancelAndWait(members, today);
    await expectMails(camille, ["message", "requested", "confirmed", "canceled"]);
    await laptop.open();
    await expect(clinicians).toHaveTitle(/^\(1\) /);
    await expect(bell(clinicians)).toHaveAccessibleName("Notifications: 1 unread");
    await admit(clinicians, today);

    const guests = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await knock(guests, await invite(clinicians));
    await button(clinicians, "Admit guest").click();
    await expectAllMoving(today, { clinicians, members, guests });
    await chart(clinicians, today);
    await expectAllMoving(today, { clinicians, members, guests });
    await finish(clinicians, today);
    for (const page of [members, guests]) {
      await expect(page.getByText(/^The visit has ended/).last()).toBeVisible();
    }

    // In the evening, the member reads what comes next, what was found, and who has read it.
    await members.goto("/member");
    const next = members.getByRole("region", { name: "Next appointment" });
    await expect(next).toContainText("Camille Laurent");
    await expect(next.getByRole("time")).toHaveAttribute("datetime", await followUpOf(today));
    await members.goto("/member/record");
    await expect(members.getByRole("list", { name: "Signed notes" })).toContainText(note);
    const openings = members.getByRole("list", { name: "Who opened your record" });
    await expect(openings.getByRole("listitem")).toHaveCount(1);
    await expect(openings).toContainText("Camille Laurent");
    await members.emulateMedia({ media: "print" });
    await expect(members.locator("[data-print]")).toContainText(note);
    await members.emulateMedia({ media: "screen" });

    // Each change was announced to each of them, once.
    await expectMails(camille, ["message", "requested", "confirmed", "canceled", "confirmed"]);
    await expectMails(beatriz, ["message", "confirmed", "canceled", "confirmed"]);
    await bell(clinicians).click();
    await expect(bellLinks(clinicians)).toHaveText([
      /Appointment canceled/,
      /Appointment requested/,
      /New message/,
    ]);
    await bell(members).click();
    await expect(bellLinks(members)).toHaveText([
      /Appointment confirmed/,
      /Appointment confirmed/,
      /New message/,
    ]);
  },
);
