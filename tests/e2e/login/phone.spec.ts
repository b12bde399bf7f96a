import { person, profileOfPhone } from "../support/people.ts";
import { askForCode, code, codeSentTo, number } from "./phonePage.ts";
import { codesSentTo, nationalForm, someSpanishPhone } from "../support/smsCodes.ts";
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

test(
  "returns a salesperson who signs in by phone to where they were going",
  { tag: "@nightly" },
  async ({ page }) => {
    const phone = someSpanishPhone();
    await person("sales", "Noa Benítez", phone);
    await page.goto("/login?phone&next=%2Fsales%2Fleads");
    await number(page).fill(phone);
    await page.getByRole("button", { name: "Send code" }).click();
    await code(page).fill(`Your code is ${await codeSentTo(phone)}.`);
    await expect(page).toHaveURL("/sales/leads");
  },
);

test("hides whether a phone number has an account", { tag: "@nightly" }, async ({ page }) => {
  const known = someSpanishPhone();
  await person("sales", "Noa Benítez", known);
  const seen: string[] = [];
  for (const phone of [known, someSpanishPhone()]) {
    await page.goto("/login?phone");
    await number(page).fill(phone);
    const answered = page.waitForResponse(/accounts:sendVerificationCode/);
    await page.getByRole("button", { name: "Send code" }).click();
    const response = await answered;
    await expect(code(page)).toBeFocused();
    const answer: unknown = await response.json();
    const fields = Object.entries(answer ?? {}).map(([name, value]) => [name, typeof value]);
    // The countdown in seconds depends on when it is read.
    const words = (await page.getByRole("main").innerText()).replace(/in \d+ s/, "in a while");
    seen.push(
      JSON.stringify({ status: response.status(), fields, words }).replace(
        nationalForm(phone),
        "the number",
      ),
    );
  }
  expect(seen[0]).toContain("the number");
  expect(seen[0]).toContain("sessionInfo");
  expect(seen[1]).toBe(seen[0]);
});

test(
  "sends another code after half a minute and accepts only the newest",
  { tag: "@nightly" },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 400/);
    await page.clock.install();
    const phone = someSpanishPhone();
    await askForCode(page, phone);
    const resend = page.getByRole("button", { name: "Send a new code" });
    await expect(resend).toHaveAttribute("aria-disabled", "true");
    // Time passes during the test, too.
    await expect(resend).toContainText(/in (30|2\d|1[6-9]) s/);
    await page.clock.fastForward(15_000);
    await expect(resend).toContainText(/in (1[0-5]|\d) s/);

    await page.clock.fastForward(15_000);
    await expect(resend).toHaveAttribute("aria-disabled", "false");
    await expect(page.getByRole("status")).toHaveText("You can ask for a new code now.");
    await expectAccessible(page);
    await resend.click();
    await expect(page.getByText(/We sent a new code to/)).toBeVisible();
    await expect(code(page)).toBeFocused();

    const newest = await codeSentTo(phone, 2);
    const [oldest = ""] = await codesSentTo(phone);
    await code(page).fill(oldest);
    await expect(page.getByRole("alert")).toContainText("This code isn’t right.");
    await code(page).fill(newest);
    await expect(page).toHaveURL("/account");
  },
);

test("signs in with the keyboard alone", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/login?phone");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Country or region")).toBeFocused();
  await page.keyboard.type("Spa");
  await expect(page.getByLabel("Country or region")).toHaveValue("ES");
  await page.keyboard.press("Tab");
  const phone = someSpanishPhone();
  await page.keyboard.type(phone.slice("+34".length));
  await expect(number(page)).toHaveValue(nationalForm(phone));
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeFocused();
  for (const name of ["Sign in", /^Send a new code/, "Change number"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(number(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(await codeSentTo(phone));
  await expect(page).toHaveURL("/account");
});

function wrongFor(right: string): string {
  return right === "111111" ? "222222" : "111111";
}
