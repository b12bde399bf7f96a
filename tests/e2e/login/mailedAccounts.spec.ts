import { linkIn, mailTo } from "../../mailbox.ts";
import { address, test } from "./linkRequests.ts";
import { mailedTexts } from "./mailedTexts.ts";
import { accountOf, signIn } from "../support/people.ts";
import { expect, expectAccessible } from "../support/test.ts";

const password = "la vaca lee de noche";

// One without a password and one with; `renderMail.test.ts` reads the mails in all languages.
for (const language of ["en", "es"] as const) {
  const words = mailedTexts[language];
  const tag = language === "es" ? [] : "@nightly";
  test(
    `someone new creates an account, in ${language}`,
    { tag },
    async ({ page, context, anotherBrowser }) => {
      const email = address();
      await page.goto(`${words.login}?sign-up`);
      await page.getByLabel(words.email).fill(` ${email.toUpperCase()} `);
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByRole("heading", { name: words.look })).toBeFocused();
      await expect(page.getByText(email)).toBeVisible();
      await expectAccessible(page);

      // Opens the link in a new tab, as a mail program does.
      const tab = await context.newPage();
      await tab.goto(linkIn(await mailTo(email)));
      await expect(tab).toHaveURL(
        new RegExp(`^[^?#]*${words.login.replace("login", "account-action")}$`),
      );
      await expect(tab.getByLabel(words.email)).toHaveValue(email);
      // Opening the link creates nothing, because mail scanners open links too.
      expect(await accountOf(email)).toBeNull();
      await tab.getByLabel(words.name).fill("  Inês   Duarte ");
      const withPassword = language !== "en";
      if (withPassword) await tab.getByLabel(words.password).fill(password);
      await expectAccessible(tab);
      await tab.getByRole("button", { name: words.create }).click();
      await expect(tab).toHaveURL("/account");

      const account = await accountOf(email);
      expect(account?.emailVerified).toBe(true);
      // The browser's own language is English.
      expect(account?.profile).toMatchObject({ displayName: "Inês Duarte", email, language });
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).toContain("__session");

      if (!withPassword) return;
      const other = await anotherBrowser();
      await other.goto(words.login);
      await signIn(other, { email, password });
      await expect(other).toHaveURL("/account");
    },
  );
}
