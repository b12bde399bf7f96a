import { randomBytes } from "node:crypto";

import type { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { isUsername, normalizeUsername } from "@salvia/domain/account/username";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Handler } from "../../http/route.ts";
import { countFailures } from "../../limits/countRequest.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { passwordOwner } from "../identityToolkit.ts";
import { usernameDocument } from "./usernames.ts";
import { decoyUid } from "../../caller/singlePurpose.ts";
import { userOrNull } from "../../caller/userOrNull.ts";

type SignIn = Handler<typeof sessionEndpoints.signInWithUsername>;

/**
 * Signs in with a username and a password, limited by the number of failures. For an account with a
 * second factor, it answers with the address instead of a token: our tokens pass the second factor
 * by, so the page signs in with the address and Authentication asks for the factor.
 */
export const signInWithUsername: SignIn = async (input, call) => {
  await refuseIfOff("username");
  return countFailures("usernameSignIn", call, normalizeUsername(input.username), () =>
    signIn(input, call),
  );
};

/**
 * Checks a username and a password. Without the password, the address behind the username never
 * leaves the server.
 *
 * An unknown username takes the same steps: one document, one account, and one password check,
 * against the decoy. The same applies to an account without a password. The answer is
 * wrong-credentials for all of them, and for disabled and locked accounts.
 */
const signIn: SignIn = async ({ username, password }, call) => {
  const name = normalizeUsername(username);
  // An invalid name is never taken; looking up the shortest one takes the same time.
  const stored = isUsername(name) ? name : "a";
  const found: unknown = (await usernameDocument(stored).get()).get("uid");
  const uid = typeof found === "string" ? found : decoy.uid;
  const person = await userOrNull(uid);

  const isReal = uid !== decoy.uid;
  const hasPassword = person?.providerData.some(({ providerId }) => providerId === "password");
  const email = isReal && hasPassword ? person?.email : undefined;
  const owner = await passwordOwner(call, email ?? (await decoyEmail(person)), password);
  if (!isReal || email === undefined || owner?.uid !== uid || person?.disabled !== false) {
    throw new Refusal("wrong-credentials");
  }
  logger.info("username used", { uid });
  if (owner.hasSecondFactor) return { output: { email } };
  return { output: { customToken: await getAuth(adminApp).createCustomToken(uid) } };
};

/**
 * An account that no one can sign in to. Checking a password against it takes as long as checking
 * one against a real account. Its password is random and never stored; the account has no data and
 * no permissions.
 */
const decoy = { uid: decoyUid, email: "username-decoy@salvia.invalid" } as const;

/**
 * The decoy's address; creates the account on first use.
 *
 * @param person an account that was just read, possibly the decoy
 */
async function decoyEmail(person: UserRecord | null): Promise<string> {
  if (person === null && (await userOrNull(decoy.uid)) === null) await createDecoy();
  return decoy.email;
}

async function createDecoy(): Promise<void> {
  const password = randomBytes(48).toString("base64url");
  try {
    await getAuth(adminApp).createUser({ ...decoy, password });
  } catch (error) {
    // Ignores the error if another call has created the account in the meantime.
    if ((await userOrNull(decoy.uid)) === null) throw error;
  }
}
