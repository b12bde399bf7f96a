import { expect, type Page } from "@playwright/test";

import { codesSentTo } from "../support/smsCodes.ts";

/** The code field, in English. */
export function code(page: Page) {
  return page.getByLabel("Six-digit code");
}

/** The code in the only message to a phone, once it has been sent. */
export async function codeSentTo(phone: string): Promise<string> {
  await expect.poll(async () => (await codesSentTo(phone)).length).toBe(1);
  return (await codesSentTo(phone))[0] ?? "";
}
