import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { linkIn, mailTo } from "../../mailbox.ts";
import { expect, test } from "../support/test.ts";

// Another tab that sees a new user calls the server at once, which then writes the profile: without
// a name, if the name has not been saved yet.
test("hides a new user from other tabs until they have a name", async ({ page, context }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/login?sign-up");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const tab = await context.newPage();
  const seenMeanwhile: number[] = [];
  await tab.route(/\/api\/auth\/open-account/, async (route) => {
    seenMeanwhile.push(await rememberedUsers(page));
    await route.continue();
  });
  await tab.goto(linkIn(await mailTo(email)));
  await tab.getByLabel("Email").fill(email);
  await tab.getByLabel("Your name").fill("Inês Duarte");
  await tab.getByRole("button", { name: "Create my account" }).click();
  await expect(tab).toHaveURL("/account");
  expect(seenMeanwhile).toEqual([0]);
  expect(await rememberedUsers(page)).toBe(1);
});

/** The number of users that the browser's tabs share, which the SDK keeps in its own database. */
async function rememberedUsers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const store = opening.result
            .transaction("firebaseLocalStorage")
            .objectStore("firebaseLocalStorage");
          const keys = store.getAllKeys();
          keys.addEventListener("success", () => {
            opening.result.close();
            resolve(
              keys.result.filter(
                (key) => typeof key === "string" && key.startsWith("firebase:authUser"),
              ).length,
            );
          });
        });
      }),
  );
}
