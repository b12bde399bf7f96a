import { expect, type Page } from "@playwright/test";

import { codesSentTo } from "../support/smsCodes.ts";

/** Opens the phone sign-in and requests a code. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.goto("/login?phone");
  await number(page).fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(code(page)).toBeFocused();
}

/** The number field, in English. */
export function number(page: Page) {
  return page.getByLabel("Phone number");
}

/** The code field, in English. */
export function code(page: Page) {
  return page.getByLabel("Six-digit code");
}

/** The code in the newest message to a phone, once `count` messages have been sent. */
export async function codeSentTo(phone: string, count = 1): Promise<string> {
  await expect.poll(async () => (await codesSentTo(phone)).length).toBe(count);
  return (await codesSentTo(phone)).at(-1) ?? "";
}
