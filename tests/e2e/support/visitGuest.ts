import type { Page } from "@playwright/test";

import { expect, expectAccessible } from "./test.ts";
import { expectMoving, pictureOf, type Meeting } from "./videoVisit.ts";

/** The name that the guest of a visit gives. */
export const guestName = "Ana Prado";

/** Makes a link as the clinician, and returns its address. */
export async function invite(clinicians: Page): Promise<string> {
  await clinicians.getByRole("button", { name: "Invite guest" }).click();
  await clinicians.getByRole("button", { name: "Make link" }).click();
  const link = clinicians.getByRole("textbox", { name: "Guest link" });
  await expect(link).toHaveValue(/\/guest#[\w-]{43}$/);
  const address = await link.inputValue();
  await expectAccessible(clinicians);
  await clinicians.keyboard.press("Escape");
  return address;
}

/** Opens a link as a guest, up to where the clinician decides. */
export async function knock(guests: Page, address: string): Promise<void> {
  await guests.goto(address);
  await expect(guests).toHaveURL("/guest");
  await guests.getByRole("textbox", { name: "Your name" }).fill(guestName);
  await expectMoving(guests.getByLabel("Your video"));
  await guests.getByRole("button", { name: "Ask to come in" }).click();
  await expect(guests.getByRole("heading", { name: "The clinician knows" })).toBeVisible();
}

/** The pages of the three people in a visit. */
export type ThreePages = { clinicians: Page; members: Page; guests: Page };

/** Asserts that each of the three sees the other two move. */
export async function expectAllMoving(
  { clinician, member }: Omit<Meeting, "id">,
  { clinicians, members, guests }: ThreePages,
): Promise<void> {
  await Promise.all([
    expectMoving(pictureOf(clinicians, member.name)),
    expectMoving(pictureOf(clinicians, guestName)),
    expectMoving(pictureOf(members, clinician.name)),
    expectMoving(pictureOf(members, guestName)),
    expectMoving(pictureOf(guests, clinician.name)),
    expectMoving(pictureOf(guests, member.name)),
  ]);
}
