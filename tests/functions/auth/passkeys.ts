import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";

import { account, firestore } from "../support/accounts.ts";
import { newKey, type Key, type Tampering } from "./authenticator.ts";
import { post, postAs } from "../support/site.ts";

/** The options that a sign-in responds to. */
type Options = { challenge: string; user: { id: string } };

/** An account with a verified address and a passkey. */
export async function withPasskey() {
  const owner = await account({ emailVerified: true });
  const key = newKey();
  const { status, body } = await addPasskey(owner.idToken, key);
  if (status !== 200) throw new Error(`No passkey: ${JSON.stringify(body)}`);
  return { ...owner, key };
}

/** Requests the options to create a passkey. */
export async function registrationOptions(idToken: string) {
  const response = await postAs(idToken, passkeyEndpoints.webauthnRegistrationOptions.path);
  return passkeyEndpoints.webauthnRegistrationOptions.output.parse(await response.json());
}

/** Creates a passkey and returns status and body of the last answer. */
export async function addPasskey(
  idToken: string,
  key: Key,
  tampering: Tampering = {},
  headers: Record<string, string> = {},
) {
  const response = key.register(await registrationOptions(idToken), tampering);
  const path = passkeyEndpoints.webauthnVerifyRegistration.path;
  return answerOf(await postAs(idToken, path, { response }, headers));
}

/** Requests a sign-in challenge, with an address or, as for autofill, without. */
export async function askToSignIn(email = ""): Promise<Options> {
  const { path, output } = passkeyEndpoints.webauthnAuthenticationOptions;
  return output.parse(await (await post(path, { body: { email } })).json());
}

/** Signs in with a passkey and returns status and body of the last answer. */
export async function signInWith(
  key: Key,
  sent: {
    email?: string;
    options?: Options;
    userId?: string;
    tampering?: Tampering | undefined;
  } = {},
) {
  const options = sent.options ?? (await askToSignIn(sent.email));
  const userId = sent.userId ?? options.user.id;
  const response = key.signIn(options, sent.tampering);
  const { path } = passkeyEndpoints.webauthnVerifyAuthentication;
  return answerOf(await post(path, { body: { response, userId } }));
}

/** The passkeys stored for a user. */
export async function passkeysIn(uid: string) {
  return (await firestore.collection("passkeys").where("uid", "==", uid).get()).docs;
}

async function answerOf(response: Response) {
  const body: Record<string, unknown> = await response.json();
  return { status: response.status, body };
}
