import type { Locator, Page } from "@playwright/test";

import { firestore } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import {
  expectMoving,
  openMeeting,
  pictureOf,
  waitTogether,
  type Meeting,
} from "../support/videoVisit.ts";
import { expectAllMoving, guestName, invite, knock } from "../support/visitGuest.ts";

/** What the browser logs about the server's answer that a link opens nothing any more. */
const gone = /status of 410/;

async function meet(meeting: Meeting, members: Page, clinicians: Page): Promise<void> {
  await waitTogether(meeting, members, clinicians);
  await clinicians.getByRole("button", { name: "Admit", exact: true }).click();
  await expectMoving(pictureOf(clinicians, meeting.member.name));
}

/** Asserts that sound arrives from both others: audio that is not silent. */
async function expectSound(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect
      .poll(() =>
        pictureOf(page, name).evaluate((element) => {
          const stream = element instanceof HTMLVideoElement ? element.srcObject : null;
          if (!(stream instanceof MediaStream)) return false;
          return stream.getAudioTracks().some(({ muted, enabled }) => enabled && !muted);
        }),
      )
      .toBe(true);
  }
}

/** Asserts that no video of the call covers another one. */
async function expectApart(page: Page): Promise<void> {
  const tiles = await page.getByLabel(/^(?:Video of|Your video)/).all();
  const boxes = await Promise.all(tiles.map((tile) => tile.boundingBox()));
  expect(boxes).toHaveLength(3);
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
  }
}

type Box = Awaited<ReturnType<Locator["boundingBox"]>>;

function overlap(one: Box, other: Box): boolean {
  if (one === null || other === null) return true;
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

test(
  "lets an interpreter in by a link, connects three people, and ends for all of them",
  { tag: ["@devices", "@nightly"] },
  async ({ page: clinicians, anotherBrowser, watch }) => {
    watch.expectComplaint(gone);
    const meeting = await openMeeting();
    const { id, clinician, member } = meeting;
    const members = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    const guests = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await meet(meeting, members, clinicians);

    const address = await invite(clinicians);
    await knock(guests, address);
    // Before they are admitted, nothing says whom the visit is with.
    await expect(guests.getByText(member.name)).toHaveCount(0);
    await expect(guests.getByText(clinician.name)).toHaveCount(0);
    await expectAccessible(guests);
    await expect(
      clinicians.getByText("An interpreter, Ana Prado, wants to come in."),
    ).toBeVisible();
    await clinicians.getByRole("button", { name: "Admit guest" }).click();
    const three = { clinicians, members, guests };
    await expectAllMoving(meeting, three);
    await expectSound(guests, [clinician.name, member.name]);
    await expectSound(members, [guestName]);
    await expect(
      members.getByRole("heading", { name: `${clinician.name} and Ana Prado (Interpreter)` }),
    ).toBeVisible();
    for (const page of Object.values(three)) {
      await expectAccessible(page);
      await expectApart(page);
    }

    await guests.getByRole("button", { name: "Chat", exact: true }).click();
    await guests.getByRole("textbox", { name: "Message" }).fill("Dos veces al día");
    await guests.getByRole("button", { name: "Send" }).click();
    for (const page of [clinicians, members]) {
      await page.getByRole("button", { name: "Chat, 1 unread message" }).click();
      await expect(page.getByRole("log")).toContainText("Dos veces al día");
    }

    // The link was for one tab, which may reload.
    const others = await anotherBrowser();
    await others.goto(address);
    await others.getByRole("textbox", { name: "Your name" }).fill("Zoe");
    await others.getByRole("button", { name: "Ask to come in" }).click();
    await expect(others.getByText("This link has already been used").first()).toBeVisible();
    await guests.reload();
    await expectAllMoving(meeting, three);

    await clinicians.getByRole("button", { name: "End visit" }).click();
    await clinicians.getByRole("alertdialog").getByRole("button", { name: "End visit" }).click();
    await expect(members.getByText("The visit has ended").last()).toBeVisible();
    await expect(guests.getByText(/^The visit has ended/).last()).toBeVisible();
    await expect.poll(async () => (await firestore.doc(`guests/${id}`).get()).exists).toBe(false);
    await guests.reload();
    await expect(guests.getByText(/^The visit has ended/).last()).toBeVisible();
  },
);
