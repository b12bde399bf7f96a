import { appointmentMinutes } from "@salvia/domain/scheduling/appointment";
import type { Staff } from "@salvia/domain/account/staff";
import type { Locator, Page } from "@playwright/test";

import { appointment } from "../../seed/appointments.ts";
import { patient } from "../../seed/patients.ts";
import { enter, person, type Person } from "./people.ts";
import { firestore } from "./server.ts";
import { expect } from "./test.ts";

/** A visit by video that is open now: its id, and the two who are to meet in it. */
export type Meeting = { id: string; clinician: Person; member: Person };

const halfHour = appointmentMinutes * 60_000;

/** Two people who are to meet, and an appointment of theirs that is open now. */
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

/** Stores a confirmed appointment by video of two people, in the half hour that has begun. */
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
  // Which waits as long as any step; expecting waits for five seconds only where a bench does it.
  await members.getByRole("heading", { name: "You are in the waiting room" }).waitFor();
  await enter(clinicians, clinician, `/medical/visits/${id}`);
  await clinicians.getByRole("button", { name: "Admit" }).waitFor();
}

/**
 * The network of a page, pictures and sound included: it lets everything through, or nothing, requests
 * and packets alike. To be made before there is a call, or Chromium leaves the call's packets alone.
 */
export async function networkOf(
  page: Page,
): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
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
  return { cut: () => lets(false), mend: () => lets(true) };
}

/** How many signals of a visit the database holds. */
export async function signalsOf(id: string): Promise<number> {
  return (await firestore.collection(`visits/${id}/signals`).get()).size;
}

/** What the database holds of a visit. */
export async function storedVisit(id: string) {
  return (await firestore.doc(`visits/${id}`).get()).data();
}

/** The picture that somebody sees of another person. */
export function pictureOf(page: Page, name: string): Locator {
  return page.getByLabel(`Picture of ${name}`);
}

/** Two frames of a picture, one after the other, differ. */
export async function expectMoving(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate(lookAtFrames).then(({ moves }) => moves)).toBe(true);
}

/** Every point of a picture is black: a camera that is off sends that. */
export async function expectBlack(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate(lookAtFrames).then(({ brightest }) => brightest))
    .toBe(0);
}

/** Runs in the page: compares a frame with one half a second later, if there are any. */
async function lookAtFrames(element: Element) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [64, 36];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!(element instanceof HTMLVideoElement) || context === null) {
    throw new Error("There is no picture to look at.");
  }
  const frame = async () => {
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, 1_000);
      element.requestVideoFrameCallback(() => {
        clearTimeout(patience);
        resolve();
      });
    });
    context.drawImage(element, 0, 0, canvas.width, canvas.height);
    return context
      .getImageData(0, 0, canvas.width, canvas.height)
      .data.filter((_, at) => at % 4 < 3);
  };
  const first = await frame();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const second = await frame();
  return {
    moves: first.some((value, at) => value !== second[at]),
    // Compression leaves some noise in the dark.
    brightest: Math.floor(Math.max(...second) / 32),
  };
}
