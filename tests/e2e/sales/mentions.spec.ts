import type { Page } from "@playwright/test";

import { enter, listedSalesperson } from "../support/people.ts";
import { firestore } from "../support/server.ts";
import { jobTime, storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const note = (page: Page) => page.getByRole("textbox", { name: "Note" });

/** Waits for the first answer to the bell: what is in it would not be announced. */
async function expectKnownBell(page: Page): Promise<void> {
  await bell(page).click();
  await expect(panel(page).getByText(/No notifications yet/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
}

/** A salesperson whose bell rings only for what colleagues write to them. */
async function colleague(name: string) {
  const person = await listedSalesperson(name);
  await firestore.doc(`users/${person.uid}`).update({ "notifications.newLeads": false });
  return person;
}

test("mentions a colleague in a note, who is notified by name, opens the lead, and replies", async ({
  page,
  anotherBrowser,
}) => {
  const surname = `Oliveira${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;
  const [lucia, tomas] = [await colleague("Lucía Ferrer"), await colleague(`Tomás ${surname}`)];
  const longAgo = new Date("2026-01-01");
  const id = await storedLead({ ownerId: null, firstName: "Inés", createdAt: longAgo });
  const other = await anotherBrowser({ viewport: { width: 390, height: 844 } });
  await enter(other, tomas, "/sales");
  await expectKnownBell(other);
  await enter(page, lucia, `/sales/leads/${id}`);

  await note(page).pressSequentially(`Can you call, @tomas ${surname.slice(0, 10)}`);
  const option = page.getByRole("option", { name: `Tomás ${surname}` });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await note(page).press("Enter");
  await expect(note(page)).toHaveValue(`Can you call, @Tomás ${surname} `);
  await expect(page.getByText(`We’ll notify Tomás ${surname}.`)).toBeVisible();
  await note(page).pressSequentially("before noon?");
  await note(page).press("Control+Enter");
  await expect(page.getByText(`Mentions Tomás ${surname}`)).toBeVisible();

  await expect(bell(other)).toHaveAccessibleName("Notifications: 1 unread", jobTime);
  const announced = other.getByRole("status").filter({ hasText: "Lucía Ferrer mentioned you" });
  await expect(announced).toHaveCount(1);
  await bell(other).click();
  await expectAccessible(other);
  await panel(other)
    .getByRole("link", { name: /Lucía Ferrer mentioned you in a note\s*Inés/ })
    .click();
  await other.getByRole("button", { name: "Reply to the note by Lucía Ferrer" }).click();
  await expect(note(other)).toBeFocused();
  await note(other).fill("At eleven.");
  await expectAccessible(other);
  // She would read it at once on the lead's page.
  await page.goto("/sales");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await other.getByRole("button", { name: "Add note" }).click();

  await expect(bell(page)).toHaveAccessibleName("Notifications: 1 unread", jobTime);
  await bell(page).click();
  await panel(page)
    .getByRole("link", { name: new RegExp(`Tomás ${surname} replied to your note`, "u") })
    .click();
  const reply = page.getByRole("listitem").filter({ hasText: "At eleven." });
  await expect(reply).toContainText("In reply to Lucía Ferrer");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});
