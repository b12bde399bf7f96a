import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { linkIn, mailTo } from "../mailbox.ts";
import { expect, test } from "./test.ts";

// A tab that sees a new user brings them to the server at once, and the server writes their profile
// then: without a name, if that is still on its way.
test("no other tab learns of a new user before they have a name", async ({ page, context }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/login?sign-up");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();

  const tab = await context.newPage();
  const seenMeanwhile: number[] = [];
  await tab.route(/\/api\/auth\/open-account/, async (route) => {
    seenMeanwhile.push(await rememberedUsers(page));
    await route.continue();
  });
  await tab.goto(linkIn(await mailTo(email)));
  await tab.getByLabel("E-mail").fill(email);
  await tab.getByLabel("Your name").fill("Inês Duarte");
  await tab.getByRole("button", { name: "Create my account" }).click();
  await expect(tab).toHaveURL("/");
  expect(seenMeanwhile).toEqual([0]);
  expect(await rememberedUsers(page)).toBe(1);
});

/** How many users the tabs of a browser share: the SDK keeps them in a database of its own. */
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
