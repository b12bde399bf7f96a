import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { describe, expect, it } from "vitest";

import { mailTo } from "../../mailbox.ts";
import {
  account,
  applyCode,
  auth,
  signIn,
  signInWithCustomToken,
  signInWithGoogle,
  signInWithOidc,
} from "../support/accounts.ts";
import {
  answered,
  attacks,
  earlier,
  googleSignIn,
  openWays,
  prepared,
  signInCodeFor,
  type Kept,
} from "./attacker.ts";
import { exchange, post, postAs } from "../support/site.ts";
import { claimsOf } from "../support/tokens.ts";

/**
 * The five ways to hijack an account before its owner has it (Sudhodanan and Paverd, 2022), for
 * each way to sign in. The attacker prepares an account with the victim's address, the victim takes
 * it over, and after that nothing that the attacker has kept may open it.
 */
type Class =
  | "classic-federated merge"
  | "unexpired session"
  | "trojan identifier"
  | "unexpired address change"
  | "non-verifying provider";

type Way = "google" | "password" | "emailLink" | "username" | "phone" | "passkey";

type Cell = keyof typeof attacks | { never: string };

const never = (why: string): Cell => ({ never: why });
const isProof = never("it proves the address, so the attacker would have to be its owner");
const noAddress = never("it is not found by an address");

/** What each attack leaves for each way to sign in, or why there is no such attack. */
const table: Readonly<Record<Class, Readonly<Record<Way, Cell>>>> = {
  "classic-federated merge": {
    google: isProof,
    password: "a password",
    emailLink: isProof,
    username: "a username",
    phone: noAddress,
    passkey: noAddress,
  },
  "unexpired session": {
    google: "a Google account of their own",
    password: "a session that is renewed",
    emailLink: isProof,
    username: "a username",
    phone: "a phone number",
    passkey: "a passkey",
  },
  "trojan identifier": {
    google: "a Google account of their own",
    password: never("an account has one password"),
    emailLink: never("an account has one address"),
    username: "a username",
    phone: "a phone number",
    passkey: "a passkey",
  },
  "unexpired address change": {
    google: "the link of an address change",
    password: "the link of an address change",
    emailLink: "the link of an address change",
    username: never("a username is changed at once, and is worth nothing without the password"),
    phone: never("a phone number is changed with a code at once"),
    passkey: never("a passkey names the address that it was made under"),
  },
  "non-verifying provider": {
    google: never("Google vouches for the addresses it names: see the test below"),
    password: never("an unconfirmed address opens no account: see the test below"),
    emailLink: isProof,
    username: noAddress,
    phone: noAddress,
    passkey: noAddress,
  },
};

const victimsPassword = "la vaca lee de noche";

/** How the victim takes over the account; each returns the resulting ID token. */
const takings: Readonly<Record<string, (kept: Kept) => Promise<string>>> = {
  "a password reset": async ({ email }) => {
    await post(accountEndpoints.requestPasswordReset.path, { body: { email, language: "en" } });
    const { text } = await mailTo(email);
    const oobCode = /mode=resetPassword&oobCode=([\w-]+)/.exec(text)?.[1];
    const body = { oobCode, password: victimsPassword };
    await answered(post(accountEndpoints.resetPassword.path, { body }));
    return signIn(email, victimsPassword);
  },
  Google: ({ email }) => signInWithGoogle(email),
  "single sign-on": ({ email }) => signInWithOidc(email),
  // Requested while the address was free: for an existing account the mail has no such link.
  "a link to open an account": async ({ email }) => {
    const oobCode = await signInCodeFor(email);
    const body = { oobCode, email, name: "Victim", password: victimsPassword };
    const { customToken } = await answered(post(accountEndpoints.openAccount.path, { body }));
    return signInWithCustomToken(String(customToken));
  },
};

const cells = Object.entries(table).flatMap(([attack, ways]) =>
  Object.entries(ways).flatMap(([way, cell]) =>
    typeof cell === "string" ? [{ attack, way, left: cell }] : [],
  ),
);

describe.each(Object.entries(takings))("once the victim has signed in with %s", (_name, take) => {
  // Each case has its own account and spends most of its time waiting for answers.
  it.concurrent.each(cells)("$attack, $way: $left lets no attacker in", async ({ left }) => {
    const before = await prepared();
    const kept = earlier({ ...before, ...(await attacks[left](before)) });
    const idToken = await take(kept);
    expect(claimsOf(idToken)["user_id"]).toBe(kept.uid);
    expect((await exchange(idToken)).status).toBe(200);
    expect(await openWays(kept)).toEqual([]);
  });
});

describe("prevents an attacker from starting", () => {
  it("with a password and the address of another person", async () => {
    const email = `victim-${crypto.randomUUID()}@example.com`;
    const body = { email, password: "a long password", returnSecureToken: true };
    await expect(applyCode("signUp", body)).rejects.toThrow("mailed link");
    await expect(auth.getUserByEmail(email)).rejects.toThrow("no user record");
  });

  it("with a provider that does not verify the address", async () => {
    const { email, uid } = await account();
    const answer = await applyCode("signInWithIdp", googleSignIn(email, false));
    expect(answer).toMatchObject({ needConfirmation: true });
    expect(answer).not.toHaveProperty("idToken");
    expect((await auth.getUser(uid)).providerData.map(({ providerId }) => providerId)).toEqual([
      "password",
    ]);
  });

  it("with the help of a victim who opens the mailed link and does not know the password", async () => {
    const { email, uid, idToken } = await account();
    await postAs(idToken, accountEndpoints.requestEmailVerification.path, { language: "en" });
    const oobCode = /oobCode=([\w-]+)/.exec((await mailTo(email)).text)?.[1];
    const signedOut = await post(accountEndpoints.confirmEmail.path, { body: { oobCode } });
    expect(signedOut.status).toBe(401);
    const victim = await account({ emailVerified: true });
    expect(
      (await postAs(victim.idToken, accountEndpoints.confirmEmail.path, { oobCode })).status,
    ).toBe(403);
    expect((await auth.getUser(uid)).emailVerified).toBe(false);
  });
});
