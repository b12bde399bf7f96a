import { randomInt } from "node:crypto";

import { endpoints } from "@salvia/domain/shared/endpoints";
import { describe, expect, it } from "vitest";

import { emulators } from "../../emulators.ts";
import {
  account,
  applyCode,
  auth,
  firestore,
  secondsAgo,
  signIn,
  signInWithCustomToken,
  signInWithGoogle,
  signInWithOidc,
} from "../support/accounts.ts";
import { newKey, type Key } from "./authenticator.ts";
import { mailsOf } from "../support/mails.ts";
import { addPasskey, passkeysIn, signInWith } from "./passkeys.ts";
import { cookieOf, exchange, post, postAs } from "../support/site.ts";
import { claimsOf, sessionOf, unsigned } from "../support/tokens.ts";

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

/** What an attacker has kept of an account. */
type Kept = {
  uid: string;
  email: string;
  password: string;
  idToken: string;
  session: string;
  username: string | null;
  key: Key | null;
  phone: string | null;
  google: string | null;
  addressChange: { code: string; to: string } | null;
};

/** What the attacker leaves in the account. */
const attacks = {
  "a password": async () => ({}),
  "a session that is renewed": async ({ idToken, session }) => ({
    session: cookieOf(await exchange(idToken, { session }))?.value ?? session,
  }),
  "a username": async ({ uid, idToken, password }) => {
    const username = `u${uid.slice(0, 8)}`;
    await answered(postAs(idToken, endpoints.chooseUsername.path, { username }));
    const body = { username, password };
    const { customToken } = await answered(post(endpoints.signInWithUsername.path, { body }));
    return { username, idToken: await signInWithCustomToken(String(customToken)) };
  },
  "a phone number": async ({ uid }) => {
    const phone = `+3461${randomInt(1_000_000, 10_000_000)}`;
    await auth.updateUser(uid, { phoneNumber: phone });
    return { phone, idToken: (await signInByPhone(phone)).idToken };
  },
  "a Google account of their own": async ({ uid, idToken }) => {
    const google = `attacker-${uid}@example.com`;
    // Refused: an account accepts only a Google account of its own address.
    await applyCode("signInWithIdp", { ...googleSignIn(google), idToken }).catch(() => null);
    return { google };
  },
  // A passkey needs a verified address, so it is created while the account has the attacker's.
  "a passkey": async ({ uid, email }) => {
    await auth.updateUser(uid, { email: `other-${email}`, emailVerified: true });
    const key = newKey();
    const own = await signInWithCustomToken(await auth.createCustomToken(uid));
    await addPasskey(own, key);
    const { customToken } = (await signInWith(key)).body;
    const idToken = await signInWithCustomToken(String(customToken));
    await auth.updateUser(uid, { email, emailVerified: false });
    return { key, idToken };
  },
  "the link of an address change": async ({ email, password }) => {
    const to = `moved-${email}`;
    const idToken = await signIn(email, password);
    const requestType = "VERIFY_AND_CHANGE_EMAIL";
    await applyCode("sendOobCode", { requestType, idToken, newEmail: to });
    return { addressChange: { code: await oobCodeOf(email), to } };
  },
} as const satisfies Record<string, (kept: Kept) => Promise<Partial<Kept>>>;

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
    await post(endpoints.requestPasswordReset.path, { body: { email, language: "en" } });
    const link = (await mailsOf(email, 1)).map(({ message }) => message.text).join("\n");
    const oobCode = /mode=resetPassword&oobCode=([\w-]+)/.exec(link)?.[1];
    const body = { oobCode, password: victimsPassword };
    await answered(post(endpoints.resetPassword.path, { body }));
    return signIn(email, victimsPassword);
  },
  Google: ({ email }) => signInWithGoogle(email),
  "single sign-on": ({ email }) => signInWithOidc(email),
  // Requested while the address was free: for an existing account the mail has no such link.
  "a link to open an account": async ({ email }) => {
    const oobCode = await signInCodeFor(email);
    const body = { oobCode, email, name: "Victim", password: victimsPassword };
    const { customToken } = await answered(post(endpoints.openAccount.path, { body }));
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
    await postAs(idToken, endpoints.requestEmailVerification.path, { language: "en" });
    const oobCode = /oobCode=([\w-]+)/.exec((await mailsOf(email, 1))[0]?.message.text ?? "")?.[1];
    const signedOut = await post(endpoints.confirmEmail.path, { body: { oobCode } });
    expect(signedOut.status).toBe(401);
    const victim = await account({ emailVerified: true });
    expect((await postAs(victim.idToken, endpoints.confirmEmail.path, { oobCode })).status).toBe(
      403,
    );
    expect((await auth.getUser(uid)).emailVerified).toBe(false);
  });
});

/** An attacker's account with the victim's address, as it may exist from before. */
async function prepared(): Promise<Kept> {
  const { uid, email, password, idToken } = await account();
  const session = cookieOf(await exchange(idToken))?.value ?? "";
  const nothing = { username: null, key: null, phone: null, google: null, addressChange: null };
  return { uid, email, password, idToken, session, ...nothing };
}

/** The same for an attacker of ten minutes ago, because times are stored in whole seconds. */
function earlier(kept: Kept): Kept {
  const before = secondsAgo(600);
  const idToken = unsigned({ ...claimsOf(kept.idToken), iat: before, auth_time: before });
  return { ...kept, idToken, session: sessionOf(idToken, { signedIn: 600, made: 600 }) };
}

/** The ways in which these kept credentials still open the account. */
async function openWays(kept: Kept): Promise<string[]> {
  const { uid, email, password, idToken, session, username, key, phone, google } = kept;
  const { validAfter } = (await firestore.doc(`revocations/${uid}`).get()).data() ?? {};
  const user = await auth.getUser(uid);
  const signedInAt = Number(claimsOf(idToken)["auth_time"]) * 1000;
  const usernameAndPassword = { body: { username, password } };
  const ways: Record<string, boolean> = {
    "the ID token, for the rules": !(claimsOf(idToken).iat < Number(validAfter)),
    "the ID token, for our calls": await succeeds(auth.verifyIdToken(idToken, true)),
    "the cookie": await succeeds(auth.verifySessionCookie(session, true)),
    // The emulator accepts any refresh token; Authentication compares these two times.
    "the refresh token": !(signedInAt < Date.parse(user.tokensValidAfterTime ?? "")),
    "the password": await succeeds(signIn(email, password)),
    "the username":
      username !== null &&
      (await post(endpoints.signInWithUsername.path, usernameAndPassword)).status === 200,
    "a stored passkey": (await passkeysIn(uid)).length > 0,
    "the passkey": key !== null && (await signInWith(key)).status === 200,
    "a phone number": user.phoneNumber !== undefined,
    "the phone": phone !== null && (await signInByPhone(phone)).uid === uid,
    Google: google !== null && (await signsInto(uid, google)),
  };
  const open = Object.entries(ways).flatMap(([way, isOpen]) => (isOpen ? [way] : []));
  return kept.addressChange === null ? open : [...open, ...(await openMoves(kept.addressChange))];
}

async function signsInto(uid: string, google: string): Promise<boolean> {
  const idToken = await signInWithGoogle(google).catch(() => null);
  return idToken !== null && claimsOf(idToken)["user_id"] === uid;
}

/** What the link of an address change opens: the link still works, but nothing after it does. */
async function openMoves({ code, to }: { code: string; to: string }): Promise<string[]> {
  await applyCode("update", { oobCode: code });
  await applyCode("sendOobCode", { requestType: "PASSWORD_RESET", email: to });
  const oobCode = await oobCodeOf(to);
  const password = "another long password";
  const reset = await post(endpoints.resetPassword.path, { body: { oobCode, password } });
  // Bypasses the product, which has refused it.
  await applyCode("resetPassword", { oobCode, newPassword: password });
  const link = { email: to, oobCode: await signInCodeFor(to) };
  const ways = {
    "our reset": reset.status === 200,
    "a password set past us": await succeeds(signIn(to, password)),
    "Google with the other address": await succeeds(signInWithGoogle(to)),
    "a mailed link to the other address": await succeeds(applyCode("signInWithEmailLink", link)),
  };
  return Object.entries(ways).flatMap(([way, isOpen]) => (isOpen ? [way] : []));
}

async function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  );
}

/** The body of a successful answer; fails otherwise. */
async function answered(asked: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await asked;
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return { ...Object(body) };
}

function googleSignIn(email: string, email_verified = true) {
  const claims = {
    sub: `google-${email}`,
    email,
    email_verified,
    iss: "",
    aud: "",
    exp: 0,
    iat: 0,
  };
  const postBody = new URLSearchParams({
    providerId: "google.com",
    id_token: JSON.stringify(claims),
  });
  return {
    postBody: postBody.toString(),
    requestUri: "http://localhost",
    returnSecureToken: true,
    returnIdpCredential: true,
  };
}

/** The code of a sign-in link for an account, without our own mails. */
async function signInCodeFor(email: string): Promise<string> {
  const link = await auth.generateSignInWithEmailLink(email, {
    url: "http://localhost",
    handleCodeInApp: true,
  });
  return new URL(link).searchParams.get("oobCode") ?? "";
}

/** The newest code that the identity service has mailed to an address, or about it. */
async function oobCodeOf(email: string): Promise<string> {
  const found = await emulator("oobCodes");
  const codes: unknown = Object(found)["oobCodes"];
  const own = (Array.isArray(codes) ? codes : []).filter((one) => Object(one)["email"] === email);
  return String(Object(own.at(-1))["oobCode"]);
}

async function signInByPhone(phoneNumber: string): Promise<{ uid: string; idToken: string }> {
  const { sessionInfo } = await applyCode("sendVerificationCode", { phoneNumber });
  const found: unknown = Object(await emulator("verificationCodes"))["verificationCodes"];
  const own: unknown = (Array.isArray(found) ? found : []).find(
    (one) => Object(one)["sessionInfo"] === sessionInfo,
  );
  const code: unknown = Object(own)["code"];
  const signedIn = await applyCode("signInWithPhoneNumber", { sessionInfo, code });
  return { uid: String(signedIn["localId"]), idToken: String(signedIn["idToken"]) };
}

async function emulator(what: "oobCodes" | "verificationCodes"): Promise<unknown> {
  const url = `http://${emulators.auth}/emulator/v1/projects/${emulators.project}/${what}`;
  return (await fetch(url)).json();
}
