import { expect, type Page } from "@playwright/test";

import { enter, type Person } from "./people.ts";

/** Signs in, marks the device as the user's own, and waits until the portal opens offline. */
export async function markAsOwn(page: Page, who: Person): Promise<void> {
  await enter(page, who, "/sales/settings");
  const own = page.getByRole("checkbox", { name: "This is my own device" });
  await expect(own).not.toBeChecked();
  await own.check();
  const ready = page.getByText("Ready: the sales area opens offline, too.");
  // All scripts of the portal are cached by then.
  await expect(ready).toBeVisible();
  await expect(own).toBeChecked();
}
