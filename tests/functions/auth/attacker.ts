import { randomInt } from "node:crypto";

import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";

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
} from "../support/accounts.ts";
import { newKey, type Key } from "./authenticator.ts";
import { addPasskey, passkeysIn, signInWith } from "./passkeys.ts";
import { cookieOf, exchange, post, postAs } from "../support/site.ts";
import { claimsOf, sessionOf, unsigned } from "../support/tokens.ts";

/** What an attacker has kept of an account. */
export type Kept = {
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
export const attacks = {
  "a password": async () => ({}),
  "a session that is renewed": async ({ idToken, session }) => ({
    session: cookieOf(await exchange(idToken, { session }))?.value ?? session,
  }),
  "a username": async ({ uid, idToken, password }) => {
    const username = `u${uid.slice(0, 8)}`;
    await answered(postAs(idToken, accountEndpoints.chooseUsername.path, { username }));
    const body = { username, password };
    const { customToken } = await answered(
      post(sessionEndpoints.signInWithUsername.path, { body }),
    );
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

/** An attacker's account with the victim's address, as it may exist from before. */
export async function prepared(): Promise<Kept> {
  const { uid, email, password, idToken } = await account();
  const session = cookieOf(await exchange(idToken))?.value ?? "";
  const nothing = { username: null, key: null, phone: null, google: null, addressChange: null };
  return { uid, email, password, idToken, session, ...nothing };
}

/** The same for an attacker of ten minutes ago, because times are stored in whole seconds. */
export function earlier(kept: Kept): Kept {
  const before = secondsAgo(600);
  const idToken = unsigned({ ...claimsOf(kept.idToken), iat: before, auth_time: before });
  return { ...kept, idToken, session: sessionOf(idToken, { signedIn: 600, made: 600 }) };
}

/** The ways in which these kept credentials still open the account. */
export async function openWays(kept: Kept): Promise<string[]> {
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
      (await post(sessionEndpoints.signInWithUsername.path, usernameAndPassword)).status === 200,
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
  const reset = await post(accountEndpoints.resetPassword.path, { body: { oobCode, password } });
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
export async function answered(asked: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await asked;
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return { ...Object(body) };
}

export function googleSignIn(email: string, email_verified = true) {
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
export async function signInCodeFor(email: string): Promise<string> {
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
