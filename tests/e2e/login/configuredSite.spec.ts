import type { Page } from "@playwright/test";
import { accountPath, loginPath } from "@salvia/domain/site/paths";
import { configuredSite } from "../support/configuredSite.ts";
import { person, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** The name of the button for passkeys, and what the page says instead. */
const passkeyTexts = {
  en: ["Sign in with a passkey", "Passkeys are tied to www.example.com"],
  fr: ["Se connecter avec une clé d’accès", "Les clés d’accès sont liées à www.example.com"],
} as const;

// One build with App Check, for a site whose passkeys are tied to another host: as on a preview
// channel, in a network that blocks reCAPTCHA.
test(
  "says what doesn't work at this address and in this network, and goes on",
  { tag: "@nightly" },
  async ({ context, page, watch }) => {
    watch.expectComplaint(/^app-check-unavailable/);
    watch.expectComplaint(/^a call to www\.google\.com$/);
    const site = await configuredSite({
      SITE_ORIGIN: "https://www.example.com",
      VITE_APP_CHECK_SITE_KEY: "6LcExampleOfAReCaptchaEnterpriseSiteKey0",
    });
    try {
      for (const language of ["en", "fr"] as const) {
        const [button, why] = passkeyTexts[language];
        await page.goto(site.origin + loginPath(language));
        await expect(blocked(page)).toBeVisible();
        await expect(page.getByText(why)).toBeVisible();
        await expect(page.getByRole("button", { name: button })).toBeHidden();
      }

      // The network swallows requests instead of refusing them.
      await context.route("https://www.google.com/**", () => {});
      await page.goto(`${site.origin}/login`);
      await expect(blocked(page)).toBeVisible();
      await expectAccessible(page);
      await signIn(page, await person("sales", "Lucía Ferrer"));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Lucía");
      await expect(blocked(page)).toBeVisible();

      await page.goto(site.origin + accountPath);
      await expect(page.getByText(/To add one, go to www\.example\.com\.$/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Add a passkey" })).toBeHidden();
    } finally {
      site.close();
    }
  },
);

function blocked(page: Page) {
  return page.getByRole("status").filter({ hasText: "www.google.com" });
}
