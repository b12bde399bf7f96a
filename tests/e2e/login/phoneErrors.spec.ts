import type { Page } from "@playwright/test";

import { profileOfPhone } from "../support/people.ts";
import { code, codeSentTo, number } from "./phonePage.ts";
import { nationalForm, someSpanishPhone } from "../support/smsCodes.ts";
import { expect, expectAccessible, test, turn } from "../support/test.ts";

// The emulator does not implement the robot check that the SDK requests before it sends an SMS.
test.beforeEach(({ watch }) => watch.expectComplaint(/status of 501/));

test(
  "explains refusals of the identity provider and keeps everything typed",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 400/);
    await page.goto("/login?phone");
    const phone = someSpanishPhone();
    await number(page).fill(phone);
    for (const [refusal, sentence] of [
      ["TOO_MANY_ATTEMPTS_TRY_LATER", /Too many attempts/],
      ["QUOTA_EXCEEDED : Exceeded quota.", /Too many attempts/],
      ["CAPTCHA_CHECK_FAILED : Hostname match not found", /confirm that you’re not a robot/],
      ["OPERATION_NOT_ALLOWED : Region not enabled", /can’t send messages to this country yet/],
      ["INVALID_PHONE_NUMBER : Too short", /can’t send a message to this phone number/],
    ] as const) {
      await refuse(page, "sendVerificationCode", refusal);
      await page.getByRole("button", { name: "Send code" }).click();
      await expect(page.getByRole("alert")).toHaveText(sentence);
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(number(page)).toHaveValue(nationalForm(phone));
    }
    await page.unrouteAll();
    await page.getByRole("button", { name: "Send code" }).click();

    await refuse(page, "signInWithPhoneNumber", "SESSION_EXPIRED");
    await code(page).fill("123456");
    await expect(page.getByRole("alert")).toHaveText("This code has expired. Request a new one.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await code(page).fill(await codeSentTo(phone, 2));
    await expect(page).toHaveURL("/account");
  },
);

for (const { prefix, language, heading, germany, send, sent } of [
  {
    language: "en",
    prefix: "",
    heading: "Sign in by phone",
    germany: "Germany (+49)",
    send: "Send code",
    sent: "Enter the code",
  },
  {
    language: "fr",
    prefix: "/fr",
    heading: "Connectez-vous par téléphone",
    germany: "Allemagne (+49)",
    send: "Envoyer le code",
    sent: "Saisissez le code",
  },
] as const) {
  test(
    `page, countries and message speak ${language}, in the light and in the dark`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}/login?phone`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page.getByRole("combobox").selectOption(germany);
      await inBothLooks(page);

      const phone = someSpanishPhone();
      await page.getByRole("textbox").fill(phone);
      const asked = page.waitForRequest(/accounts:sendVerificationCode/);
      await page.getByRole("button", { name: send }).click();
      expect((await asked).headers()["x-firebase-locale"]).toBe(language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent);
      await inBothLooks(page);
      await page.getByRole("textbox").fill(await codeSentTo(phone));
      await expect(page).toHaveURL("/account");
      expect(await profileOfPhone(phone)).toMatchObject({ phone, email: null });
    },
  );
}

async function refuse(page: Page, call: string, message: string): Promise<void> {
  await page.unrouteAll();
  await page.route(new RegExp(`/accounts:${call}`), (route) =>
    route.fulfill({
      status: 400,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { error: { code: 400, message } },
    }),
  );
}

async function inBothLooks(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await turn(page, colorScheme);
    await expectAccessible(page);
  }
}
