import type { EndpointInput, EndpointOutput } from "@salvia/domain/shared/endpoints";
import { normalizeUsername, usernameSchema } from "@salvia/domain/account/username";
import { getAuth } from "firebase-admin/auth";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../adminApp.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Handler } from "../../http/route.ts";
import { countFailures } from "../../limits/countRequest.ts";
import { decoy, decoyEmail } from "./decoy.ts";
import { passwordOwner } from "../identityToolkit.ts";
import { usernameDocument } from "./usernames.ts";
import { userOrNull } from "../userOrNull.ts";

type SignIn = Handler<EndpointInput<"signInWithUsername">, EndpointOutput<"signInWithUsername">>;

/** Signs in with a username and a password, limited by the number of failures. */
export const signInWithUsername: SignIn = (input, call) =>
  countFailures("usernameSignIn", call, normalizeUsername(input.username), () =>
    signIn(input, call),
  );

/**
 * Signs in with a username and a password. The address behind the username never leaves the server.
 *
 * An unknown username takes the same steps: one document, one account, and one password check,
 * against the decoy. The same applies to an account without a password. The answer is
 * wrong-credentials for all of them, and for disabled and locked accounts.
 */
const signIn: SignIn = async ({ username, password }, call) => {
  const name = normalizeUsername(username);
  // An invalid name is never taken; looking up the shortest one takes the same time.
  const stored = usernameSchema.safeParse(name).success ? name : "a";
  const found: unknown = (await usernameDocument(stored).get()).get("uid");
  const uid = typeof found === "string" ? found : decoy.uid;
  const person = await userOrNull(uid);

  const isReal = uid !== decoy.uid;
  const hasPassword = person?.providerData.some(({ providerId }) => providerId === "password");
  const email = isReal && hasPassword ? person?.email : undefined;
  const owner = await passwordOwner(call, email ?? (await decoyEmail(person)), password);
  if (!isReal || owner !== uid || person?.disabled !== false) {
    throw new Refusal("wrong-credentials");
  }
  logger.info("username used", { uid });
  return { output: { customToken: await getAuth(adminApp).createCustomToken(uid) } };
};
