import { endpoints } from "@salvia/domain/account/accountEndpoints";

import { account } from "../../functions/support/accounts.ts";
import { newKey } from "../../functions/auth/authenticator.ts";
import { addPasskey } from "../../functions/auth/passkeys.ts";
import { exchange, postAs } from "../../functions/support/site.ts";

/** Two minutes: some calls require a sign-in within the last five. */
const youngMs = 120_000;

/** A user with a verified address, a profile, a username, and a passkey. */
export async function somebody() {
  const person = await account({ role: "sales", emailVerified: true });
  const { email, password, uid } = person;
  const key = newKey();
  const username = someUsername();
  await mustBe200("a session", await exchange(person.idToken));
  const wanted = { username };
  await mustBe200(
    "a username",
    await postAs(person.idToken, endpoints.chooseUsername.path, wanted),
  );
  const { status } = await addPasskey(person.idToken, key);
  if (status !== 200) throw new Error(`A passkey is answered ${status}.`);
  return { uid, email, password, username, key, token: signInsOf(person) };
}

/** An unused username; all have the same length. */
export function someUsername(): string {
  return `n${crypto.randomUUID().slice(0, 13).replaceAll("-", "")}`;
}

/** An unused address, of the same length as those in use. */
export function someEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** Returns an ID token of a recent sign-in, reusing it for a while. */
function signInsOf(person: { idToken: string; signIn: () => Promise<string> }) {
  let latest = { idToken: person.idToken, at: Date.now() };
  return async (): Promise<string> => {
    if (Date.now() - latest.at > youngMs)
      latest = { idToken: await person.signIn(), at: Date.now() };
    return latest.idToken;
  };
}

async function mustBe200(what: string, response: Response): Promise<void> {
  if (response.status !== 200) throw new Error(`${what}: ${await response.text()}`);
}
