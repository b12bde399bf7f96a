import type { Page } from "@playwright/test";

import { enter, listedSalesperson } from "../support/people.ts";
import { handLeadTo, storedLead } from "../support/storedLeads.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

// Every enquiry rings every bell, so no other test may send one.
test(
  "rings the bell for an enquiry only for salespeople who want to know",
  { tag: ["@alone", "@nightly"] },
  async ({ page, anotherBrowser }) => {
    const noa = await listedSalesperson();
    const quiet = await listedSalesperson("Iker Zubiri");
    const other = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await enter(other, quiet, "/sales/settings");
    await other.getByRole("checkbox", { name: "New leads" }).uncheck();
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Profile updated successfully")).toBeVisible();
    await enter(page, noa, "/sales");
    await bell(page).click();
    await expect(panel(page).getByText(/No notifications yet/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    const visitor = await anotherBrowser();
    const lastName = `Lemos${crypto.randomUUID().slice(0, 8)}`;
    await visitor.goto("/individuals?plan=premium");
    await visitor.getByLabel("First name").fill("Ana");
    await visitor.getByLabel("Last name").fill(lastName);
    await visitor.getByLabel("Email").fill(`${lastName.toLowerCase()}@example.com`);
    // The page's script selects the plan; the form cannot be sent without it.
    await expect(visitor.getByRole("radio", { name: /Premium/ })).toBeChecked();
    await visitor.getByRole("button", { name: "Send", exact: true }).click();

    await expect(bell(page)).toHaveAccessibleName("Notifications: 1 unread");
    await expect(page.getByRole("status").filter({ hasText: "A new lead is waiting" })).toHaveCount(
      1,
    );
    await bell(page).click();
    await expect(panel(page).getByRole("listitem")).toContainText(`Ana ${lastName} · Premium`);
    await expect(panel(page).getByRole("listitem")).toContainText("now");
    await expectAccessible(page);
    await panel(page)
      .getByRole("link", { name: /A new lead is waiting in the pool/ })
      .click();
    await expect(page.getByRole("heading", { name: `Ana ${lastName}` })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName("Notifications");

    await expect(bell(other)).toHaveAccessibleName("Notifications");
    await bell(other).click();
    await expect(panel(other).getByText(/No notifications yet/)).toBeVisible();
    await expectAccessible(other);
  },
);

// An enquiry from another test would be in the list, too.
test(
  "takes a lead's notification back once a colleague has claimed it",
  { tag: "@alone" },
  async ({ page, anotherBrowser }) => {
    const noa = await listedSalesperson();
    const iker = await listedSalesperson("Iker Zubiri");
    const lastName = `Lemos${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;
    const other = await anotherBrowser();
    await enter(other, iker, "/sales/leads?view=pool");
    await enter(page, noa, "/sales");
    await storedLead({ firstName: "Ana", lastName, ownerId: null });
    await expect(bell(page)).toHaveAccessibleName("Notifications: 1 unread");
    await bell(page).click();
    await expect(panel(page).getByRole("listitem")).toContainText(`Ana ${lastName}`);

    await other.getByRole("button", { name: `Claim Ana ${lastName}` }).click();
    await expect(panel(page).getByText(/No notifications yet/)).toBeVisible();
    await other.getByRole("button", { name: "Open lead" }).click();
    await expect(other.getByRole("heading", { name: `Ana ${lastName}` })).toBeVisible();
    await expect(bell(other)).toHaveAccessibleName("Notifications");
  },
);

// An enquiry from another test would ring this bell too.
test(
  "marks handed-over leads as read by keyboard, here and on another device",
  { tag: ["@alone", "@nightly"] },
  async ({ page, anotherBrowser }) => {
    const noa = await listedSalesperson();
    const telephone = await anotherBrowser({ viewport: { width: 390, height: 844 } });
    await enter(page, noa, "/sales");
    await enter(telephone, noa, "/account");
    await handLeadTo(noa);
    await handLeadTo(noa);
    await expect(bell(telephone)).toHaveAccessibleName("Notifications: 2 unread");
    await expect(bell(page)).toHaveAccessibleName("Notifications: 2 unread");

    await bell(page).focus();
    await page.keyboard.press("Enter");
    const marks = panel(page).getByRole("button", { name: /^Mark as read: / });
    await marks.first().press("Enter");
    await expect(marks).toHaveCount(1);
    await expect(bell(telephone)).toHaveAccessibleName("Notifications: 1 unread");
    await panel(page).getByRole("button", { name: "Mark all as read" }).press("Enter");
    await expect(marks).toHaveCount(0);
    await expect(panel(page).getByRole("link")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(bell(page)).toBeFocused();
    await expect(bell(telephone)).toHaveAccessibleName("Notifications");
  },
);
