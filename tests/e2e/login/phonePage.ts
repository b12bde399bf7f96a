import { expect, type Page } from "@playwright/test";

import { codesSentTo } from "../support/smsCodes.ts";

/** The code field, in English. */
export function code(page: Page) {
  return page.getByLabel("Six-digit code");
}

/** The code in the newest message to a phone, once `count` messages have been sent. */
export async function codeSentTo(phone: string, count = 1): Promise<string> {
  await expect.poll(async () => (await codesSentTo(phone)).length).toBe(count);
  return (await codesSentTo(phone)).at(-1) ?? "";
}
