import type { Page } from "@playwright/test";

import { contactSentPath } from "@salvia/domain/site/contact";
import { languages, type Language } from "@salvia/domain/shared/language";
import { publicPages, publicPath } from "@salvia/domain/site/paths";

import { expect, expectAccessible, expectContrast, test, turn } from "../support/test.ts";

// The home page in every language, each other page in one: their elements are the same in all.
for (const [index, page] of publicPages.entries()) {
  for (const language of page === "home" ? languages : languages.slice(index % 4).slice(0, 1)) {
    test(`${page} is accessible in ${language}, in the light and in the dark`, async ({
      page: tab,
    }) => {
      await expectAccessibleInBothLooks(tab, publicPath(page, language), language);
    });
  }
}

test("the thanks and the page for dead addresses are accessible too", async ({ page, watch }) => {
  watch.expectComplaint(/status of 404/);
  await expectAccessibleInBothLooks(page, contactSentPath("es"), "es");
  await expectAccessibleInBothLooks(page, "/pt/nothing", "pt");
});

async function expectAccessibleInBothLooks(page: Page, path: string, language: Language) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expectAccessible(page);
  await turn(page, "dark");
  await expectContrast(page);
}

for (const page of publicPages) {
  test(`nothing of ${page} is wider than a narrow phone, or a wide screen`, async ({
    page: tab,
  }) => {
    for (const language of languages) {
      await tab.goto(publicPath(page, language));
      for (const width of [320, 390, 768, 1440]) {
        await tab.setViewportSize({ width, height: 800 });
        const tooWide = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        // The browser may not have laid out the page at this width yet.
        await expect.poll(tooWide, `${language} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
