import { auth } from "../support/server.ts";
import { person, signIn } from "../support/people.ts";
import { code, codeSentTo } from "./phonePage.ts";
import { codesSentTo, someSpanishPhone } from "../support/smsCodes.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// The emulator does not implement the robot check that the SDK requests before it sends an SMS.
test.beforeEach(({ watch }) => watch.expectComplaint(/status of 501/));

/** A salesperson whose account asks for a code by text message. */
async function withSecondFactor() {
  const someone = await person("sales", "Noa Benítez");
  const phone = someSpanishPhone();
  const factor = { uid: `factor-${someone.uid}`, factorId: "phone", phoneNumber: phone };
  await auth.updateUser(someone.uid, { multiFactor: { enrolledFactors: [factor] } });
  return { ...someone, phone };
}

test("asks for the code of a text message after the password, again after a wrong one", async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 400/);
  const noa = await withSecondFactor();
  await page.goto("/login?next=%2Faccount");
  await signIn(page, noa);
  const dialog = page.getByRole("dialog", { name: "One more step" });
  await expect(dialog).toContainText(noa.phone.slice(-4));
  await expectAccessible(page);
  expect(await codesSentTo(noa.phone)).toEqual([]);
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(code(page)).toBeFocused();

  const right = await codeSentTo(noa.phone);
  await code(page).fill(right === "111111" ? "222222" : "111111");
  const message = dialog.getByRole("alert");
  await expect(message).toHaveText("This code isn’t right. Check it or request a new one.");
  await expect(message).toBeFocused();
  await code(page).fill(right);
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Second step", { exact: true })).toBeVisible();

  await page.goto("/sales");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Noa");
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("__session");
});
