import type { Page } from "@playwright/test";

/** The laptop on which a page is open. */
export type Laptop = { close(): Promise<void>; open(): Promise<void> };

/**
 * Closes and opens the laptop of a page. While it is closed, its scripts and timers stand still and
 * its network is gone: the page says no goodbye, and notices nothing.
 */
export async function laptopOf(page: Page): Promise<Laptop> {
  const session = await page.context().newCDPSession(page);
  return {
    async close() {
      // Chromium freezes no page that a test looks at, but its debugger pauses all scripts.
      await session.send("Debugger.enable");
      await session.send("Debugger.pause");
      await page.context().setOffline(true);
    },
    async open() {
      await page.context().setOffline(false);
      await session.send("Debugger.disable");
    },
  };
}
