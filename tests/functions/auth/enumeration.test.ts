import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { beforeAll, describe, expect, it } from "vitest";

import { account, auth } from "../support/accounts.ts";
import { withPasskey } from "./passkeys.ts";
import { post, postAs } from "../support/site.ts";

/** Addresses and usernames of every kind of account, and of none, all of the same length. */
let emails: Record<string, string>;
let usernames: Record<string, string>;

beforeAll(async () => {
  const [plain, disabled, google, keyed] = [
    await account(),
    await account({ emailVerified: true }),
    await account({ emailVerified: true }),
    await withPasskey(),
  ];
  const stamp = Date.now().toString(36);
  const name = (kind: string) => `n${stamp}${kind}`;
  for (const [kind, { idToken }] of Object.entries({ a: plain, b: disabled, c: google })) {
    await postAs(idToken, accountEndpoints.chooseUsername.path, { username: name(kind) });
  }
  await auth.updateUser(disabled.uid, { disabled: true });
  await auth.updateUser(google.uid, { providersToUnlink: ["password"] });
  emails = {
    "an account": plain.email,
    "a disabled account": disabled.email,
    "an account without a password": google.email,
    "an account with a passkey": keyed.email,
  };
  usernames = {
    "an account": name("a"),
    "a disabled account": name("b"),
    "an account without a password": name("c"),
  };
});

const nobody = "nobody";
const unknownEmail = `${crypto.randomUUID()}@example.com`;

/** The headers that differ between any two answers, for any account. */
const everChanging = new Set(["date", "etag"]);

/** Everything visible in an answer: none of it may depend on whether the account exists. */
async function shown(response: Response) {
  const headers = Array.from(response.headers).map(([name, value]) =>
    everChanging.has(name) ? [name] : [name, value],
  );
  const text = await response.text();
  return { status: response.status, headers, body: shapeOf(JSON.parse(text)), length: text.length };
}

/** A value's keys and types; strings by their length and character classes. */
function shapeOf(value: unknown): unknown {
  if (typeof value === "string") {
    return /^[\w-]{43}$/.test(value) ? "43 characters of base64url" : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

describe("hides from outside whether there is", () => {
  const kinds = [
    "an account",
    "a disabled account",
    "an account without a password",
    "an account with a passkey",
  ];

  it.each(kinds)("%s, by asking for passkey options", async (kind) => {
    const ask = async (email: string) =>
      shown(await post(passkeyEndpoints.webauthnAuthenticationOptions.path, { body: { email } }));
    const options = await ask(emails[kind] ?? "");
    expect(options).toEqual(await ask(unknownEmail));
    expect(options).toEqual(await ask(""));
    expect(options.status).toBe(200);
  });

  it.each(kinds)("%s, by asking for a mail", async (kind) => {
    const unknown = `${crypto.randomUUID()}@example.com`;
    for (const name of ["requestSignUp", "requestPasswordReset"] as const) {
      const ask = async (email: string) =>
        shown(await post(accountEndpoints[name].path, { body: { email, language: "en" } }));
      const answer = await ask(emails[kind] ?? "");
      expect(answer).toEqual(await ask(unknown));
      expect(answer).toMatchObject({ status: 200, body: { sent: true } });
    }
  });

  it.each(kinds.slice(0, 3))("%s, by a username and a wrong password", async (kind) => {
    const guess = async (username: string) => {
      const body = { username, password: "a wrong password" };
      return shown(await post(sessionEndpoints.signInWithUsername.path, { body }));
    };
    const answer = await guess(usernames[kind] ?? "");
    expect(answer).toEqual(await guess(nobody));
    expect(answer).toMatchObject({ status: 401, body: { error: "wrong-credentials" } });
  });
});

it("always uses the same id for an address, which reveals nothing about it", async () => {
  const idFor = async (email: string) => {
    const { path, output } = passkeyEndpoints.webauthnAuthenticationOptions;
    const options = output.parse(await (await post(path, { body: { email } })).json());
    return options.user.id;
  };
  const [known, again, unknown, unknownAgain] = [
    await idFor(emails["an account"] ?? ""),
    await idFor((emails["an account"] ?? "").toUpperCase()),
    await idFor(unknownEmail),
    await idFor(unknownEmail),
  ];
  expect(known).toBe(again);
  expect(unknown).toBe(unknownAgain);
  expect(known).not.toBe(unknown);
});
