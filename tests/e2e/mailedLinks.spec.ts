import { randomBytes, randomUUID } from "node:crypto";

import { calls } from "@salvia/domain/calls";
import { languages } from "@salvia/domain/languages";
import type { Page } from "@playwright/test";

import { emulators } from "../emulators.ts";
import { linkIn, mailsTo, mailTo } from "../mailbox.ts";
import { mailedWords } from "./mailedWords.ts";
import { accountOf, person, signIn, unverifiedPerson, type Person } from "./people.ts";
import { expect, expectAccessible, test } from "./test.ts";

const password = "la vaca lee de noche";

// Every test is a household of its own: from one address only so many mails an hour may be asked for.
test.beforeEach(async ({ context }) => {
  const household = `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
  await context.route("**/api/auth/request-*", (route) =>
    route.continue({ headers: { ...route.request().headers(), "fastly-client-ip": household } }),
  );
});

for (const language of languages) {
  const words = mailedWords[language];
  test(`someone new creates an account, in ${language}`, async ({
    page,
    context,
    anotherBrowser,
  }) => {
    const email = address();
    await page.goto(`${words.login}?sign-up`);
    await page.getByLabel(words.email).fill(` ${email.toUpperCase()} `);
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByRole("heading", { name: words.look })).toBeFocused();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);

    // As a mail program would: beside the page that waits.
    const tab = await context.newPage();
    await tab.goto(linkIn(await mailTo(email)));
    await expect(tab).toHaveURL(
      new RegExp(`^[^?#]*${words.login.replace("login", "account-action")}$`),
    );
    await tab.getByLabel(words.email).fill(email);
    await tab.getByLabel(words.name).fill("  Inês   Duarte ");
    const withPassword = language !== "en";
    if (withPassword) await tab.getByLabel(words.password).fill(password);
    await expectAccessible(tab);
    await tab.getByRole("button", { name: words.create }).click();
    await expect(tab).toHaveURL(words.home);

    const account = await accountOf(email);
    expect(account?.emailVerified).toBe(true);
    expect(account?.profile).toMatchObject({ displayName: "Inês Duarte", email });
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain("__session");

    if (!withPassword) return;
    const other = await anotherBrowser();
    await other.goto(words.login);
    await signIn(other, { email, password });
    await expect(other).toHaveURL(words.home);
  });
}

test("a link to create an account opens nothing to who does not know its address, and works once", async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 400/);
  const email = address();
  await askForLink(page, "/login?sign-up", email);
  const link = linkIn(await mailTo(email));
  await page.goto(link);
  await page.getByLabel("E-mail").fill(address());
  await page.getByLabel("Your name").fill("Inês Duarte");
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
    /^Our message went to another address\./,
  );
  expect(await accountOf(email)).toBeNull();

  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page).toHaveURL("/");

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(page);
});

test("a forgotten password is replaced with a mailed link, which works once", async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of 400/);
  const noa = await person("sales");
  await page.goto("/login");
  await page.getByLabel("E-mail or username").fill(noa.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten your password?" })).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveValue(noa.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeFocused();

  const link = linkIn(await mailTo(noa.email));
  await page.goto(link);
  await expect(page.getByText(`For the account of ${noa.email}`)).toBeVisible();
  const field = page.getByLabel("New password", { exact: true });
  await field.fill("1234567");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Use at least 8 characters\./);
  await expectAccessible(page);
  await field.fill(password);
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page).toHaveURL("/sales");

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Send me a new link" }).click();
  // Signed in as they are.
  await expect(page.getByRole("heading", { name: "You are signed in" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();

  await signIn(page, noa);
  await expect(page.getByRole("alert")).toContainText("Authentication failed.");
  await signIn(page, { ...noa, password });
  await expect(page).toHaveURL("/sales");
  const [told] = await mailsTo(noa.email, 2);
  expect(told?.subject).toBe("Your password was changed");
});

test("an address is confirmed by a press of a button, and by nothing less", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  watch.expectComplaint(/status of 400/);
  const noa = await unverifiedPerson();
  await askForVerification(noa);
  const link = linkIn(await mailTo(noa.email));
  // A mail server's scanner fetches the page; a thorough one runs it.
  expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  await expect(page.getByText(`Confirm that ${noa.email} belongs to you.`)).toBeVisible();
  expect((await accountOf(noa.email))?.emailVerified).toBe(false);
  await expectAccessible(page);

  // Where nobody is signed in.
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeFocused();
  await expectAccessible(page);
  expect((await accountOf(noa.email))?.emailVerified).toBe(true);
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login?next=%2Faccount",
  );

  const other = await anotherBrowser();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("who is signed in goes on to their account once their address is confirmed", async ({
  page,
}) => {
  const noa = await unverifiedPerson();
  await page.goto("/login");
  await signIn(page, noa);
  await expect(page).toHaveURL("/");
  await askForVerification(noa);
  await page.goto(linkIn(await mailTo(noa.email)));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("link", { name: "To your account" })).toHaveAttribute(
    "href",
    "/account",
  );
});

test("looking at a link uses nothing up: the old password stays, no account begins", async ({
  page,
  anotherBrowser,
}) => {
  const noa = await person("sales");
  const nobody = address();
  await askForLink(page, "/login?reset", noa.email);
  await askForLink(page, "/login?sign-up", nobody);
  const scanner = await anotherBrowser();
  for (const [email, heading] of [
    [noa.email, "Choose a new password"],
    [nobody, "The last step"],
  ] as const) {
    const link = linkIn(await mailTo(email));
    expect((await fetch(link)).status).toBe(200);
    await scanner.goto(link);
    await expect(scanner.getByRole("heading", { name: heading })).toBeVisible();
  }
  expect(await accountOf(nobody)).toBeNull();
  await page.goto("/login");
  await signIn(page, noa);
  await expect(page).toHaveURL("/sales");
});

test("known and unknown addresses cannot be told apart by what a visitor sees", async ({
  page,
}) => {
  const { email: known } = await person("sales");
  for (const view of ["reset", "sign-up"]) {
    const seen: string[] = [];
    for (const email of [known, address()]) {
      const answered = page.waitForResponse(/\/api\/auth\/request-/);
      await askForLink(page, `/login?${view}`, email);
      const answer = await answered;
      const snapshot = await page.getByRole("main").ariaSnapshot();
      const shown = snapshot.replaceAll(email, "{address}").replace(/in \d+ s/, "in {seconds}");
      seen.push(`${answer.status()} ${await answer.text()} ${shown}`);
    }
    expect(seen[0]).toContain("{address}");
    expect(seen[1]).toBe(seen[0]);
  }
});

test("a mail that does not come is sent again, or to another address", async ({ page }) => {
  const email = address();
  await page.clock.install();
  await askForLink(page, "/login?sign-up", email);
  const again = page.getByRole("button", { name: "Send it again" });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await again.click({ force: true });
  await page.clock.runFor(30_000);
  await expect(again).not.toHaveAttribute("aria-disabled", "true");
  await again.click();
  await expect(page.getByText("Sent once more.")).toBeAttached();
  await expect(again).toBeFocused();
  expect(await mailsTo(email, 2)).toHaveLength(2);

  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
});

test("a link goes along to another language, and through a page that is loaded anew", async ({
  page,
}) => {
  const email = address();
  await askForLink(page, "/login?sign-up", email);
  const response = await page.goto(linkIn(await mailTo(email)));
  const headers = response?.headers();
  expect(headers?.["referrer-policy"]).toBe("no-referrer");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page).toHaveTitle(/^Create your account/);

  await page.reload();
  await expect(page.getByRole("heading", { name: "The last step" })).toBeVisible();
  await page.getByRole("button", { name: /^Language/ }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/account-action");
  await expect(page.getByRole("heading", { name: "La dernière étape" })).toBeVisible();
});

test("an address that lacks a part says so, and leads on", async ({ page }) => {
  for (const query of ["", "?mode=resetPassword", "?mode=recoverEmail&oobCode=a&apiKey=b"]) {
    await page.goto(`/account-action${query}`);
    await expect(page.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "To the sign-in page" }).click();
  await expect(page).toHaveURL("/login");
});

/** An address that nobody has. */
function address(): string {
  return `${randomUUID()}@example.com`;
}

async function askForLink(page: Page, view: string, email: string): Promise<void> {
  await page.goto(view);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
}

/** Asks as the account page does. */
async function askForVerification({ email, password: own }: Person): Promise<void> {
  const signedIn = await fetch(
    `http://${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: own, returnSecureToken: true }),
    },
  );
  const { idToken }: { idToken?: unknown } = Object(await signedIn.json());
  const response = await fetch(emulators.hosting + calls.requestEmailVerification.path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: emulators.hosting,
      Authorization: `Bearer ${String(idToken)}`,
    },
    body: JSON.stringify({ language: "en" }),
  });
  expect(response.status).toBe(200);
}
