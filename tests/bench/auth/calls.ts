import { endpoints, type EndpointName } from "@salvia/domain/account/accountEndpoints";

import { account, auth } from "../../functions/support/accounts.ts";
import { newKey, type Key } from "../../functions/auth/authenticator.ts";
import { askToSignIn, registrationOptions } from "../../functions/auth/passkeys.ts";
import { cookieOf, exchange } from "../../functions/support/site.ts";
import { laterToken, sessionOf } from "../../functions/support/tokens.ts";
import { someEmail, somebody, someUsername } from "./people.ts";
import type { Sent } from "../support/send.ts";

/** A call to measure: its name, and its preparation, which is not measured. */
type Call = { name: string; ready: () => Promise<Sent> };

/** Returns the body of a call, or a promise of it. */
type Body = () => unknown;

const twoDays = 2 * 24 * 60 * 60;

/** Every call of the function `auth`, each made by a user for whom it succeeds. */
export async function everyCall(): Promise<readonly Call[]> {
  const person = await somebody();
  const leaving = await account({ emailVerified: true });
  const session = cookieOf(await exchange(await person.token()))?.value ?? "";
  const removable: Key[] = [];
  /** A call with the person's token. */
  const own = (name: EndpointName, body: Body = () => ({})) => ({
    name: lastPart(name),
    async ready() {
      const headers = { authorization: `Bearer ${await person.token()}` };
      return { path: endpoints[name].path, body: await body(), headers };
    },
  });
  /** A call without a token. */
  const open = (name: EndpointName, body: Body) => ({
    name: lastPart(name),
    ready: async () => ({ path: endpoints[name].path, body: await body() }),
  });
  const handler = (
    how: string,
    sent: (idToken: string) => { idToken: string; session?: string },
  ) => ({
    name: `handler: ${how}`,
    async ready() {
      const { idToken, ...rest } = sent(await person.token());
      return { path: endpoints.sessionHandler.path, body: { idToken }, ...rest };
    },
  });
  return complete([
    handler("begins a session", (idToken) => ({ idToken })),
    handler("leaves one as it is", (idToken) => ({ idToken, session })),
    handler("renews one", (idToken) => ({
      idToken: laterToken(idToken, twoDays),
      session: sessionOf(idToken, { signedIn: twoDays, made: twoDays }),
    })),
    open("sessionLogout", () => undefined),
    open("webauthnAuthenticationOptions", () => ({ email: person.email })),
    open("webauthnVerifyAuthentication", async () => {
      const options = await askToSignIn(person.email);
      return { response: person.key.signIn(options), userId: options.user.id };
    }),
    own("webauthnRegistrationOptions"),
    own("webauthnVerifyRegistration", async () => {
      const key = newKey();
      removable.push(key);
      return { response: key.register(await registrationOptions(await person.token())) };
    }),
    own("listPasskeys"),
    own("renamePasskey", () => ({ id: person.key.id, name: "The key of the bench" })),
    own("removePasskey", () => {
      // Created just now by the previous call.
      return { id: removable.pop()?.id };
    }),
    open("signInWithUsername", () => ({ username: person.username, password: person.password })),
    own("chooseUsername", () => ({ username: (person.username = someUsername()) })),
    open("requestSignUp", () => ({ email: someEmail(), language: "en" })),
    open("requestPasswordReset", () => ({ email: person.email, language: "en" })),
    own("requestEmailVerification", () => ({ language: "en" })),
    {
      name: `${lastPart("resetPassword")} ${waits}`,
      async ready() {
        const link = new URL(await auth.generatePasswordResetLink(leaving.email));
        const oobCode = link.searchParams.get("oobCode");
        return {
          path: endpoints.resetPassword.path,
          body: { oobCode, password: leaving.password },
        };
      },
    },
    {
      name: `${lastPart("signOutEverywhere")} ${waits}`,
      async ready() {
        const headers = { authorization: `Bearer ${await leaving.signIn()}` };
        return { path: endpoints.signOutEverywhere.path, body: {}, headers };
      },
    },
  ]);
}

/** Two calls revoke tokens, whose times are in whole seconds. */
const waits = "(waits for the next second)";

/** @throws if a call of the domain is missing */
function complete(measured: readonly Call[]): readonly Call[] {
  for (const { path } of Object.values(endpoints)) {
    const name = path.replace("/api/auth/", "");
    if (!measured.some((one) => one.name.startsWith(name))) throw new Error(`${name} is missing.`);
  }
  return measured;
}

/** The call that every other is compared with. */
export async function bareCall(): Promise<Call> {
  const { token } = await somebody();
  return {
    name: "a function that verifies the token, and no more",
    async ready() {
      return { path: "/bare", body: {}, headers: { authorization: `Bearer ${await token()}` } };
    },
  };
}

/** The last part of a call's path, used as its name. */
function lastPart(name: EndpointName): string {
  return endpoints[name].path.replace("/api/auth/", "");
}
