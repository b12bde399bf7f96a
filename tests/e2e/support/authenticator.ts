import { expect, type CDPSession, type Page } from "@playwright/test";

/** A device that stores passkeys, as its owner and the browser see it. */
export interface Authenticator {
  /** Sets whether the owner is present, so that requests are answered at once or left waiting. */
  ownerIsThere: (there: boolean) => Promise<void>;
  /** Sets whether the device recognizes its owner; if it does not, requests are refused. */
  ownerIsKnown: (known: boolean) => Promise<void>;
  /** Waits until the device has received this many requests since the page was opened. */
  expectRequests: (times?: number) => Promise<void>;
  /** The ids of the stored passkeys, in base64url. */
  passkeys: () => Promise<readonly string[]>;
}

/** Gives a page's browser a platform authenticator, like those built into phones and laptops. */
export async function giveAuthenticator(page: Page): Promise<Authenticator> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(countRequests);
  return {
    async expectRequests(times = 1) {
      await expect.poll(() => requestsOf(page)).toBeGreaterThanOrEqual(times);
    },
    async ownerIsThere(enabled) {
      await browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
    async ownerIsKnown(isUserVerified) {
      await browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    async passkeys() {
      const { credentials } = await browser.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.map(({ credentialId }) =>
        Buffer.from(credentialId, "base64").toString("base64url"),
      );
    },
  };
}

function requestsOf(page: Page): Promise<number> {
  return page.evaluate("globalThis.passkeyRequests");
}

/** The protocol does not report pending requests, so the page counts the ones that it makes. */
const countRequests = `
  globalThis.passkeyRequests = 0;
  const get = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = (options) => {
    const answer = get(options);
    globalThis.passkeyRequests += 1;
    return answer;
  };
`;
