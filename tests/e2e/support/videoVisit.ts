import { usualMinutes } from "@salvia/domain/scheduling/appointment";
import type { Staff } from "@salvia/domain/account/staff";
import type { Locator, Page } from "@playwright/test";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { enter, person, type Person } from "./people.ts";
import { firestore } from "./server.ts";
import { expect } from "./test.ts";

/** Sooner than a page that says no goodbye is noticed, which takes at least 25 seconds. */
export const afterGoodbye = { timeout: 20_000 } as const;

/** A video visit that is open now: its id and its two participants. */
export type Meeting = { id: string; clinician: Person; member: Person };

const halfHour = usualMinutes * 60_000;

/** Creates two participants and an appointment of theirs that is open now. */
export async function openMeeting(): Promise<Meeting> {
  const [clinician, member] = await Promise.all([
    person("medical", "Camille Laurent"),
    person("member", "Beatriz Nogueira"),
  ]);
  const entry: Staff = {
    name: clinician.name,
    role: "medical",
    specialty: null,
    languages: [],
    timezone: null,
  };
  await firestore.doc(`staff/${clinician.uid}`).set(entry);
  await firestore
    .doc(`patients/${member.uid}`)
    .set(patient({ name: member.name, clinicians: [clinician.uid] }));
  return await nextMeeting({ clinician, member });
}

/** Stores a confirmed video appointment of the two in the current half hour. */
export async function nextMeeting(two: Omit<Meeting, "id">): Promise<Meeting> {
  const { clinician, member } = two;
  const its = appointment({
    clinicianId: clinician.uid,
    patientId: member.uid,
    patientName: member.name,
    status: "confirmed",
    startsAt: new Date(Math.floor(Date.now() / halfHour) * halfHour),
  });
  const { id } = await firestore.collection("appointments").add(its);
  return { ...two, id };
}

/** Opens the visit for both, up to where the clinician may admit the member. */
export async function waitTogether(
  { id, clinician, member }: Meeting,
  members: Page,
  clinicians: Page,
): Promise<void> {
  await enter(members, member, `/member/visits/${id}`);
  await members.getByRole("button", { name: "Enter the waiting room" }).click();
  // Waits as long as any step; in a bench, `expect` would time out after five seconds.
  await members.getByRole("heading", { name: "You are in the waiting room" }).waitFor();
  await enter(clinicians, clinician, `/medical/visits/${id}`);
  await clinicians.getByRole("button", { name: "Admit" }).waitFor();
}

/**
 * The network of a page, including audio and video: either everything passes or nothing, both
 * requests and packets. Must be set up before the call, or Chromium does not apply it to the call's
 * packets.
 */
export async function networkOf(
  page: Page,
): Promise<{ cut(): Promise<void>; repair(): Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const pass = {
    latency: 0,
    downloadThroughput: 1e9,
    uploadThroughput: 1e9,
    packetQueueLength: 1e4,
  };
  const lets = async (everything: boolean) => {
    await session.send("Network.emulateNetworkConditions", {
      ...pass,
      offline: !everything,
      packetLoss: everything ? 0 : 100,
    });
  };
  await session.send("Network.enable");
  await lets(true);
  return { cut: () => lets(false), repair: () => lets(true) };
}

/** The number of stored signals of a visit. */
export async function signalsOf(id: string): Promise<number> {
  return (await firestore.collection(`visits/${id}/signals`).get()).size;
}

/** The stored visit. */
export async function storedVisit(id: string) {
  return (await firestore.doc(`visits/${id}`).get()).data();
}

/** The video of another person on a page. */
export function pictureOf(page: Page, name: string): Locator {
  return page.getByLabel(`Video of ${name}`);
}

/** Asserts that two consecutive frames of a video differ. */
export async function expectMoving(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate(lookAtFrames).then(({ moves }) => moves)).toBe(true);
}

/** Asserts that every pixel of a video is black, which is what a disabled camera sends. */
export async function expectBlack(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate(lookAtFrames).then(({ brightest }) => brightest))
    .toBe(0);
}

/**
 * Runs in the page: compares a frame, if there is one, with those after it, until one differs or no
 * other arrives.
 */
async function lookAtFrames(element: Element) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [64, 36];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!(element instanceof HTMLVideoElement) || context === null) {
    throw new Error("There is no picture to look at.");
  }
  const nextFrame = async () => {
    const arrives = await new Promise<boolean>((resolve) => {
      const limit = setTimeout(() => resolve(false), 1_000);
      element.requestVideoFrameCallback(() => {
        clearTimeout(limit);
        resolve(true);
      });
    });
    context.drawImage(element, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { arrives, pixels: data.filter((_, at) => at % 4 < 3) };
  };
  const first = await nextFrame();
  let latest = first;
  let moves = false;
  // Half a second of video: a picture that moves differs sooner.
  for (let frame = 0; frame < 15 && latest.arrives && !moves; frame += 1) {
    latest = await nextFrame();
    const { pixels } = latest;
    moves = first.pixels.some((value, at) => value !== pixels[at]);
  }
  return {
    moves,
    // Compression leaves some noise in black frames.
    brightest: Math.floor(Math.max(...latest.pixels) / 32),
  };
}
