import { randomBytes, randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, test as base } from "../support/test.ts";

/** Each test uses its own network address, because mails per address and hour are limited. */
export const test = base.extend({
  context: async ({ context }, provide) => {
    const household = `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
    await context.route("**/api/auth/request-*", (route) =>
      route.continue({ headers: { ...route.request().headers(), "fastly-client-ip": household } }),
    );
    await provide(context);
  },
});

/** An address without an account. */
export function address(): string {
  return `${randomUUID()}@example.com`;
}

/** Requests a mail with a link, on the view of the login page that sends it. */
export async function askForLink(page: Page, view: string, email: string): Promise<void> {
  await page.goto(view);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
}
