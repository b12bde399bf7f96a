import { expect } from "vitest";

import { person, type Person } from "../e2e/support/people.ts";
import { codesSentTo, someSpanishPhone } from "../e2e/support/smsCodes.ts";
import { storedLead } from "../e2e/support/storedLeads.ts";
import type { Story } from "./story.ts";
import type { User } from "./user.ts";

/** Signing in and out; `passkeys` says whether the browser supports them. */
export function testSignInStories(story: Story, { passkeys }: { passkeys: boolean }): void {
  const offered = passkeys ? "offered" : "hidden where the browser knows none";
  story(`a passkey is ${offered}, and a password signs in`, async ({ cast }) => {
    const noa = await person("sales");
    const user = await cast.user();
    await user.open("/login?next=/sales/leads");
    // An answer shows that the page's script has decided what to offer.
    await signIn(user, { ...noa, password: "mistyped" });
    await user.sees("alert", undefined, "Authentication failed.");
    await user.sees("button", "Continue with Google");
    if (passkeys) await user.sees("button", "Sign in with a passkey");
    else await user.loses("button", "Sign in with a passkey");
    await signIn(user, noa);
    await user.isAt("/sales/leads");
    await user.sees("button", `Your account: ${noa.name}`);
  });

  story("a code sent to a telephone signs in", async ({ cast }) => {
    const phone = someSpanishPhone();
    await person("sales", "Noa Benítez", phone);
    const user = await cast.user();
    await user.open("/login?next=/sales/leads");
    // It is painted for browsers with passkeys, and what is below moves when it is removed.
    if (!passkeys) await user.loses("button", "Sign in with a passkey");
    await user.press("link", "Continue with your phone");
    await user.fill("Phone number", phone);
    await user.press("button", "Send code");
    await user.sees("field", "Six-digit code");
    await expect.poll(() => codesSentTo(phone)).toHaveLength(1);
    const [code = ""] = await codesSentTo(phone);
    await user.fill("Six-digit code", code);
    await user.isAt("/sales/leads");
  });

  story(
    "who has signed out leaves nothing behind, not even for the button Back",
    async ({ cast }) => {
      const noa = await person("sales");
      await storedLead({ ownerId: noa.uid, firstName: "Aurelia", lastName: "de Noa" });
      const user = await cast.user();
      await user.enter(noa, "/sales/leads");
      await user.reads("Aurelia de Noa");
      await user.press("button", `Your account: ${noa.name}`);
      await user.press("button", "Sign out");
      await user.isAt("/login");
      await user.reads("You are signed out.");

      await user.window.goBack();
      await user.isAt(/^\/login\?next=/);
      await user.sees("button", "Sign in");
      expect(await user.window.text()).not.toContain("Aurelia de Noa");
    },
  );
}

async function signIn(user: User, { email, password }: Person): Promise<void> {
  await user.fill("Email or username", email);
  await user.fill("Password", password);
  await user.press("button", "Sign in");
}
