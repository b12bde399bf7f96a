import type { Locator, Page } from "@playwright/test";

import { giveAuthenticator } from "../support/authenticator.ts";
import { chooseAccount, standInForGoogle } from "../support/googleStandIn.ts";
import { identifierField, person, type Person } from "../support/people.ts";
import { codeSentTo } from "./phonePage.ts";
import { someSpanishPhone } from "../support/smsCodes.ts";
import { expect, test } from "../support/test.ts";

// Two languages and both looks: that all languages have every text is a unit test.
const languages = [
  {
    prefix: "",
    look: "light",
    signIn: "Sign in",
    passkey: "Sign in with a passkey",
    create: "Create a passkey",
    goOn: "Continue",
    google: "Continue with Google",
    phone: "Continue with your phone",
    send: "Send code",
    number: "Phone number",
    code: "Six-digit code",
  },
  {
    prefix: "/es",
    look: "dark",
    signIn: "Iniciar sesión",
    passkey: "Iniciar sesión con una llave de acceso",
    create: "Crear una llave de acceso",
    goOn: "Continuar",
    google: "Continuar con Google",
    phone: "Continuar con tu teléfono",
    send: "Enviar código",
    number: "Número de teléfono",
    code: "Código de seis dígitos",
  },
] as const;

for (const words of languages) {
  const { prefix, look } = words;
  const tag = prefix === "/es" ? [] : "@nightly";
  test(
    `each of the four ways leads in at ${prefix}/login, on a phone, by keyboard alone, in the ${look}`,
    { tag },
    async ({ page, context, watch }) => {
      // The emulator does not implement the robot check that the SDK requests before it sends an SMS.
      watch.expectComplaint(/status of 501/);
      await standInForGoogle(context);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: look });
      const device = await giveAuthenticator(page);
      await device.ownerIsThere(false);
      const button = (name: string) => page.getByRole("button", { name, exact: true });

      await test.step("with a password, and a passkey made on the way", async () => {
        const noa = await person(null);
        await page.goto(`${prefix}/login`);
        await signInByKeyboard(page, noa, button(words.signIn));
        await device.ownerIsThere(true);
        await press(page, button(words.create));
        await press(page, button(words.goOn));
        await expect(page).toHaveURL("/account");
      });

      await test.step("with the passkey", async () => {
        await device.ownerIsThere(false);
        await openSignedOut(page, `${prefix}/login`);
        await device.expectRequests();
        await device.ownerIsThere(true);
        await press(page, button(words.passkey));
        await expect(page).toHaveURL("/account");
        await device.ownerIsThere(false);
      });

      await test.step("with Google", async () => {
        await openSignedOut(page, `${prefix}/login`);
        const opened = context.waitForEvent("page");
        await press(page, button(words.google));
        await chooseAccount(await opened, `${crypto.randomUUID()}@example.com`);
        await expect(page).toHaveURL("/account");
      });

      await test.step("with a phone", async () => {
        const phone = someSpanishPhone();
        await openSignedOut(page, `${prefix}/login`);
        await press(page, page.getByRole("link", { name: words.phone }).or(button(words.phone)));
        await tabTo(page, page.getByLabel(words.number));
        await page.keyboard.type(phone);
        await press(page, button(words.send));
        await expect(page.getByLabel(words.code)).toBeFocused();
        await page.keyboard.type(await codeSentTo(phone));
        await expect(page).toHaveURL("/account");
      });

      const cookies = (await context.cookies()).filter(({ domain }) => domain === "localhost");
      expect(cookies.map(({ name }) => name)).toEqual(["__session"]);
    },
  );
}

async function signInByKeyboard(page: Page, who: Person, submit: Locator): Promise<void> {
  await tabTo(page, identifierField(page));
  await page.keyboard.type(who.email);
  await tabTo(page, page.locator("#password"));
  await page.keyboard.type(who.password);
  await press(page, submit);
}

/** Opens a page as on a device without a signed-in user; the device keeps its passkeys. */
async function openSignedOut(page: Page, path: string): Promise<void> {
  await page.goto("/robots.txt");
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    const databases = await indexedDB.databases();
    await Promise.all(
      databases.map(
        ({ name = "" }) =>
          new Promise((resolve) => {
            const request = indexedDB.deleteDatabase(name);
            request.addEventListener("success", resolve);
            request.addEventListener("blocked", resolve);
          }),
      ),
    );
  });
  await page.goto(path);
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press("Enter");
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect(async () => {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
    await expect(element).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
