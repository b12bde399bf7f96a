import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { secondsAgo } from "../support/accounts.ts";
import { forgedTokens } from "./badTokens.ts";
import { forger, signed } from "./googleTokens.ts";
import { production, startProduction } from "./production.ts";
import { unsigned } from "../support/tokens.ts";

const { project } = production;

let server: Awaited<ReturnType<typeof startProduction>>["server"];
let standIn: Awaited<ReturnType<typeof startProduction>>["standIn"];
let stop: Awaited<ReturnType<typeof startProduction>>["stop"] | undefined;

beforeAll(async () => {
  ({ server, standIn, stop } = await startProduction({ APP_CHECK: "enforce" }));
}, 180_000);

afterAll(() => stop?.());

/** The App Check claims of our own web app. */
const ofOurApp = {
  iss: "https://firebaseappcheck.googleapis.com/123456789",
  aud: ["projects/123456789", `projects/${project}`],
  sub: "1:123456789:web:abcdef",
  iat: secondsAgo(0),
  exp: secondsAgo(-3600),
};

/** Status and error of a call, with or without an App Check token. */
async function ask(path: string, token?: string) {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: `https://${project}.web.app`,
      ...(token !== undefined && { "x-firebase-appcheck": token }),
    },
    body: JSON.stringify({ idToken: "a.b.c" }),
  });
  const { error }: Record<string, unknown> = await response.json();
  return [response.status, error];
}

const refused = [401, "app-check-failed"];
const handler = sessionEndpoints.sessionHandler.path;
// The login page reads the switches, which are no secret, before it has a token.
const open = [sessionEndpoints.sessionLogout.path, sessionEndpoints.findSwitches.path];
const others = Object.values({ ...sessionEndpoints, ...passkeyEndpoints, ...accountEndpoints })
  .map(({ path }) => path)
  .filter((path) => !open.some((each) => each === path));

// Must run first, because the keys are cached for hours once loaded.
it("reports no foreign app while Google's keys are unavailable", async () => {
  standIn.away.add("app keys");
  expect(await ask(handler, signed(ofOurApp))).toEqual([500, "internal-error"]);
  standIn.away.delete("app keys");
  expect(await ask(handler, signed(ofOurApp))).toEqual([401, "invalid-id-token"]);
});

describe("where App Check is enforced", () => {
  it.each(others)("accepts %s only from our own app", async (path) => {
    expect(await ask(path)).toEqual(refused);
    expect(await ask(path, signed(ofOurApp, forger.privateKey))).toEqual(refused);
    expect(await ask(path, signed(ofOurApp))).not.toEqual(refused);
  });

  it("lets any app sign out", async () => {
    expect(await ask(sessionEndpoints.sessionLogout.path)).toEqual([200, undefined]);
  });

  it.each<[string, string]>([
    ["nothing", ""],
    ["nonsense", "a.b.c"],
    ["an expired one", signed({ ...ofOurApp, iat: secondsAgo(7200), exp: secondsAgo(3600) })],
    ["another project's", signed({ ...ofOurApp, aud: ["projects/other", "projects/42"] })],
    ["one for a single audience", signed({ ...ofOurApp, aud: `projects/${project}` })],
    ["one of another issuer", signed({ ...ofOurApp, iss: "https://example.com/" })],
    ["one that names no app", signed({ ...ofOurApp, sub: "" })],
    ["one that is not signed", unsigned(ofOurApp)],
    ["an ID token", signed({ ...ofOurApp, iss: `https://securetoken.google.com/${project}` })],
  ])("refuses %s as a token", async (_fault, token) => {
    expect(await ask(handler, token)).toEqual(refused);
  });

  // A token that only lacks a key id is signed by Google all the same, and accepted here.
  const forged = forgedTokens(ofOurApp).filter(([fault]) => fault !== "names no key");

  it.each(forged)("refuses a token that %s", async (_fault, token) => {
    expect(await ask(handler, token)).toEqual(refused);
  });
});

describe("sends the caller's token along when it asks Google about", () => {
  const answerTo = async (path: string, body: object) => {
    const response = await fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-firebase-appcheck": signed(ofOurApp) },
      body: JSON.stringify(body),
    });
    return [response.status, await response.json()];
  };
  const password = "a long enough password";

  it("an emailed link", async () => {
    const answer = await answerTo(accountEndpoints.resetPassword.path, {
      oobCode: "no-such-code",
      password,
    });
    expect(answer).toEqual([410, { error: "link-expired" }]);
  });

  it("the password of a username", async () => {
    // The account against which the passwords of unknown usernames are checked.
    standIn.accounts.set("username-decoy", {});
    const answer = await answerTo(sessionEndpoints.signInWithUsername.path, {
      username: "ana",
      password,
    });
    expect(answer).toEqual([401, { error: "wrong-credentials" }]);
  });
});

it("logs no token", () => {
  expect(server.log()).toContain('"message":"call failed"');
  expect(server.log()).not.toContain("eyJ");
});
