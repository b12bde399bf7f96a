import type { Page } from "@playwright/test";

import { enter, listedSalesperson } from "../support/people.ts";
import { storedLead } from "../support/storedLeads.ts";
import { expect, test } from "../support/test.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

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
