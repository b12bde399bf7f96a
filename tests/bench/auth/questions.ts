import { endpoints } from "@salvia/domain/account/accountEndpoints";

import { account, auth } from "../../functions/support/accounts.ts";
import { postAs } from "../../functions/support/site.ts";
import { someEmail, somebody, someUsername } from "./people.ts";
import type { Sent } from "../support/send.ts";

/** A public request that can be made about an existing account and about an unknown one. */
export type Question = {
  name: string;
  known: () => Sent;
  unknown: () => Sent;
  /** The status of either answer. */
  status: number;
  /** Whether the response time reveals the answer, which proves that the bench would detect it. */
  reveals: boolean;
};

/** All requests that our server answers alike, and one that another server does not. */
export async function everyQuestion(): Promise<readonly Question[]> {
  const person = await somebody();
  const mail = { language: "en" };
  const answered = { status: 200, reveals: false };
  const refused = { status: 401, reveals: false };
  const byEmail = (path: string, more: object = {}) => ({
    known: () => ({ path, body: { email: person.email, ...more } }),
    unknown: () => ({ path, body: { email: someEmail(), ...more } }),
  });
  return [
    {
      name: "passkey options",
      ...byEmail(endpoints.webauthnAuthenticationOptions.path),
      ...answered,
    },
    {
      name: "a username and a wrong password",
      ...byUsername(person.username),
      ...refused,
    },
    {
      name: "the same, of an account without a password",
      ...byUsername(await usernameWithoutPassword()),
      ...refused,
    },
    {
      name: "a request for a new password",
      ...byEmail(endpoints.requestPasswordReset.path, mail),
      ...answered,
    },
    {
      name: "a request to sign up",
      ...byEmail(endpoints.requestSignUp.path, mail),
      ...answered,
    },
    {
      name: "a careless sign-in, as a proof that it would show",
      ...byEmail("/careless"),
      ...refused,
      reveals: true,
    },
  ];
}

function byUsername(known: string): Pick<Question, "known" | "unknown"> {
  const { path } = endpoints.signInWithUsername;
  const guess = (username: string) => ({ path, body: { username, password: "a wrong password" } });
  return { known: () => guess(known), unknown: () => guess(someUsername()) };
}

async function usernameWithoutPassword(): Promise<string> {
  const { uid, idToken } = await account({ emailVerified: true });
  const username = someUsername();
  const { status } = await postAs(idToken, endpoints.chooseUsername.path, { username });
  if (status !== 200) throw new Error(`A username is answered ${status}.`);
  await auth.updateUser(uid, { providersToUnlink: ["password"] });
  return username;
}
