import type { Page } from "@playwright/test";

import { storedTexts } from "../support/browserStorage.ts";
import { enter, person, signIn, type Person } from "../support/people.ts";
import { doctor } from "../support/schedule.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, networkLoss, test } from "../support/test.ts";

test("starts signed out after the browser was closed for hours and returns after the sign-in", async ({
  page,
  context,
}) => {
  const camille = await doctor();
  await enter(page, camille, "/medical/tasks");
  await expect(page.getByRole("textbox", { name: "What needs to be done?" })).toBeVisible();
  await page.close();

  await context.clock.install({ time: Date.now() + nineHours });
  const reopened = await context.newPage();
  await reopened.goto("/medical/tasks");
  await expect(reopened).toHaveURL("/login?next=%2Fmedical%2Ftasks");
  await expect(
    reopened.getByText(/^We signed you out after a while without activity/),
  ).toBeVisible();
  await signIn(reopened, camille);
  await expect(reopened).toHaveURL("/medical/tasks");
});

// One role of each kind of area; `idleTime.test.ts` has the time of every role.
for (const role of ["member", "sales", "employer", null] as const) {
  const tag = role === "sales" ? [] : "@nightly";
  test(
    `the portal locks for ${role ?? "a user without a role"} who has left`,
    { tag },
    async ({ page, context, watch }) => {
      // Firestore measures its idle time by the same fake clock, which jumps.
      watch.expectComplaint(networkLoss);
      await context.clock.install();
      const someone = await person(role);
      await enter(page, someone, role === null ? "/account" : `/${role}`);
      await expect(accountButton(page, someone)).toBeVisible();
      const locked = page.getByRole("heading", { name: "Locked" });
      // The inactivity watch loads beside the page, and nothing shows when it starts: after one jump
      // it may not have started, and after two the token would have expired.
      await expect(async () => {
        await context.clock.fastForward("02:00");
        await expect(locked).toBeVisible({ timeout: 250 });
      }).toPass({ intervals: [100] });
      await page.getByLabel("Password").fill(someone.password);
      await page.keyboard.press("Enter");
      await expect(accountButton(page, someone)).toBeVisible();
    },
  );
}

test("Back shows nothing of the leads after a sign-out on the home page", async ({ page }) => {
  const noa = await person("sales", "Noa Benítez");
  await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "de Noa" });
  // Records what a restored page shows before any of its own scripts has run.
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      const { visibility } = getComputedStyle(document.documentElement);
      if (persisted && visibility === "visible") {
        localStorage.setItem("restored", document.body.innerText);
      }
    });
  });
  await enter(page, noa, "/sales/leads");
  await expect(page.getByText("Aurelia de Noa")).toBeVisible();
  await page.evaluate(() => location.assign("/"));
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");

  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("heading", { name: "Good to see you" })).toBeVisible();
  await expect(page.getByText("Aurelia de Noa")).toHaveCount(0);
  const restored = await page.evaluate(() => localStorage.getItem("restored"));
  expect(restored ?? "").not.toContain("Aurelia");
});

test("leaves nothing personal in the browser after an explicit sign-out", async ({ page }) => {
  const noa = await person("sales", "Noa Benítez");
  const id = await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "de Noa" });
  await page.goto("/login");
  await signIn(page, noa);
  await expect(page).toHaveURL("/sales");
  await page.goto(`/sales/leads/${id}`);
  await page.getByRole("textbox", { name: /note/i }).fill("Prefers the mornings");
  await signOut(page, noa);
  await page.getByRole("button", { name: "Sign out and discard" }).click();
  await expect(page).toHaveURL("/login");
  const personal = new RegExp(["Aurelia", "mornings", "Benítez", noa.email, "eyJ"].join("|"));
  expect(await storedTexts(page)).not.toMatch(personal);
});

test("explains in a tab that its user signed out in another one", async ({ page, context }) => {
  const noa = await person("sales");
  await enter(page, noa, "/sales");
  const other = await context.newPage();
  await other.goto("/sales");
  await expect(accountButton(other, noa)).toBeVisible();
  await signOut(page, noa);
  await expect(other).toHaveURL("/login");
  await expect(other.getByText("You signed out in another tab.")).toBeVisible();
});

const nineHours = 9 * 60 * 60_000;

function accountButton(page: Page, { name }: Person) {
  return page.getByRole("button", { name: `Your account: ${name}` });
}

async function signOut(page: Page, who: Person): Promise<void> {
  await accountButton(page, who).click();
  await page.getByRole("button", { name: "Sign out" }).click();
}
