import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { beforeAll, describe, expect, it } from "vitest";

import { account } from "../support/accounts.ts";
import { newKey } from "./authenticator.ts";
import { registrationOptions } from "./passkeys.ts";
import { cookieOf, exchange, post, postAs } from "../support/site.ts";
import { claimsOf, laterToken } from "../support/tokens.ts";

// In the cloud, Hosting passes only the cookie `__session` on to a function; the emulator passes
// all cookies. Code that depends on other cookies would work only in the emulator.

let idToken: string;
let session: string;

beforeAll(async () => {
  ({ idToken } = await account({ role: "sales", emailVerified: true }));
  const cookie = cookieOf(await exchange(idToken));
  if (cookie === null) throw new Error("No session.");
  session = cookie.value;
});

/** Cookies of other names, some of which contain a session or a similar value. */
function others(value: string): string[] {
  return [
    "theme=dark",
    `session=${value}`,
    `__session2=${value}`,
    `__Host-__session=${value}`,
    `x__session=${value}`,
    `__SESSION=${value}`,
    "challenge=AAAA",
    "csrf=1; XSRF-TOKEN=1",
    `idToken=${idToken}`,
    "broken",
    "=",
    `evil="; __session"`,
  ];
}

/** Everything visible in an answer, except what is new in each. */
async function shown(response: Response) {
  const cookie = cookieOf(response);
  const body: unknown = await response.json();
  return { status: response.status, body, attributes: cookie?.attributes ?? null };
}

describe("a later token, which needs a session,", () => {
  const minutes = 60;

  it("is confirmed by the session among other cookies as by the session alone", async () => {
    const later = laterToken(idToken, 6 * minutes);
    const alone = await shown(await exchange(later, { session }));
    expect(alone).toMatchObject({ status: 200, body: { cookieSet: true } });
    const before = [...others("nonsense"), `__session=${session}`].join("; ");
    const after = [`__session=${session}`, ...others("nonsense")].join("; ");
    for (const cookie of [before, after]) {
      expect(await shown(await exchange(later, { headers: { cookie } }))).toEqual(alone);
    }
  });

  it("is not confirmed by the session under any other name", async () => {
    const later = laterToken(idToken, 6 * minutes);
    const without = await shown(await exchange(later));
    expect(without).toMatchObject({ status: 401, body: { error: "recent-sign-in-required" } });
    for (const cookie of others(session)) {
      const answer = await shown(await exchange(later, { headers: { cookie } }));
      expect({ cookie, answer }).toEqual({ cookie, answer: without });
    }
  });
});

describe("gives the same answer with any other cookies:", () => {
  const inputs: Partial<Record<string, object>> = {
    sessionHandler: { idToken: "a.b.c" },
    signInWithUsername: { username: "nobody.has.this", password: "a wrong password" },
    resetPassword: { oobCode: "none", password: "la vaca lee de noche" },
    renamePasskey: { id: "AAAA", name: "Phone" },
    removePasskey: { id: "AAAA" },
    chooseUsername: { username: "x" },
  };

  // Signing out ends the session's sign-in, so it comes last.
  const last = "sessionLogout";
  const endpoints = { ...sessionEndpoints, ...passkeyEndpoints, ...accountEndpoints };
  const names = Object.keys(endpoints).filter((name) => name !== last);

  it.each([...names, last])("%s", async (name) => {
    const { path } = Object.entries(endpoints).find(([one]) => one === name)?.[1] ?? { path: "" };
    const ask = (headers: Record<string, string>) =>
      post(path, { body: inputs[name] ?? {}, headers });
    const alone = await shown(await ask({ cookie: `__session=${session}` }));
    const among = [`__session=${session}`, ...others("nonsense")].join("; ");
    expect(await shown(await ask({ cookie: among }))).toEqual(alone);
    expect(await shown(await ask({ cookie: others(session).join("; ") }))).toEqual(
      await shown(await ask({})),
    );
  });
});

it("creates a passkey and signs in without a cookie from the previous step", async () => {
  const owner = await account({ emailVerified: true });
  const key = newKey();
  const response = key.register(await registrationOptions(owner.idToken));
  const { path } = passkeyEndpoints.webauthnVerifyRegistration;
  expect((await postAs(owner.idToken, path, { response })).status).toBe(200);

  const asked = await post(passkeyEndpoints.webauthnAuthenticationOptions.path, {
    body: { email: "" },
  });
  expect(asked.headers.getSetCookie()).toEqual([]);
  const options = passkeyEndpoints.webauthnAuthenticationOptions.output.parse(await asked.json());
  const body = { response: key.signIn(options), userId: options.user.id };
  const cookie = others("nonsense").join("; ");
  const answer = await post(passkeyEndpoints.webauthnVerifyAuthentication.path, {
    body,
    headers: { cookie },
  });
  expect(answer.status).toBe(200);
  const { customToken } = passkeyEndpoints.webauthnVerifyAuthentication.output.parse(
    await answer.json(),
  );
  expect(claimsOf(customToken)).toHaveProperty("uid");
});
