import { expect, type Locator } from "@playwright/test";

/**
 * Ticks a document of a lead, or unticks it. The box shows what the page has stored, a moment after
 * the click: Playwright's `check` would look too early.
 */
export async function tick(box: Locator, received = true): Promise<void> {
  await box.click();
  await expect(box).toBeChecked({ checked: received });
}
