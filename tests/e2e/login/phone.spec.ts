import { profileOfPhone } from "../support/people.ts";
import { code, codeSentTo, number } from "./phonePage.ts";
import { nationalForm, someSpanishPhone } from "../support/smsCodes.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// The emulator does not implement the robot check that the SDK requests before it sends an SMS.
test.beforeEach(({ watch }) => watch.expectComplaint(/status of 501/));

test(
  "creates an account from a pasted number on a phone's screen, after a mistyped code",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 400/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/login?phone");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.getByLabel("Country or region").selectOption("GB");

    const phone = someSpanishPhone();
    await number(page).fill(phone);
    await expect(page.getByLabel("Country or region")).toHaveValue("ES");
    await expect(number(page)).toHaveValue(nationalForm(phone));
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAccessibleDescription(
      `We sent a code to +34 ${nationalForm(phone)}. It can take a minute.`,
    );

    const right = await codeSentTo(phone);
    await code(page).fill(wrongFor(right));
    const message = page.getByRole("alert");
    await expect(message).toHaveText("This code isn’t right. Check it or request a new one.");
    await expect(message).toBeFocused();
    await expect(code(page)).toHaveValue(wrongFor(right));
    await expectAccessible(page);

    await page.keyboard.press("Tab");
    await expect(code(page)).toBeFocused();
    await page.keyboard.type(right);
    await expect(page).toHaveURL("/account");
    expect(await profileOfPhone(phone)).toMatchObject({
      displayName: "New account",
      phone,
      email: null,
    });

    await page.goto("/login");
    await expect(page).toHaveURL("/account");
  },
);

function wrongFor(right: string): string {
  return right === "111111" ? "222222" : "111111";
}
