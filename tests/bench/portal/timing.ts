import { fileURLToPath } from "node:url";

import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";

import { account, auth } from "../../functions/support/accounts.ts";
import { bundle, startInstance } from "../../functions/support/instance.ts";
import { post, postAs } from "../../functions/support/site.ts";
import type { Figure } from "../support/figures.ts";
import { mannWhitney } from "../support/statistics.ts";

/** A public request about an account: one that exists, or an unknown one. */
type Request = {
  readonly name: string;
  readonly path: string;
  readonly known: () => object;
  readonly unknown: () => object;
  /** The status of either response. */
  readonly status: number;
};

/** A difference this unlikely by chance counts as real. */
const level = 0.001;

/**
 * Whether the time of a response reveals if an account exists. The last row is a sign-in that skips
 * a lookup if there is none: if that one isn't noticed, the run proves nothing.
 */
export async function timing(rounds: number): Promise<readonly Figure[]> {
  const bare = fileURLToPath(new URL("./bareFunctions.ts", import.meta.url));
  const [ours, careless] = await Promise.all([
    startInstance({ modules: [bundle], target: "auth", logged: true }),
    startInstance({ modules: [bare], target: "careless" }),
  ]);
  try {
    const [proof, ...requests] = await allRequests();
    const all = [
      ...requests.map((request) => measured(request, ours.url)),
      measured(proof, careless.url, true),
    ];
    for (let round = -1; round < rounds; round += 1) {
      for (const { request, to, known, unknown } of all) {
        const pair = [
          { body: request.known, times: known },
          { body: request.unknown, times: unknown },
        ];
        // In random order, because the second request is affected by the first one.
        for (const { body, times } of Math.random() < 0.5 ? pair : pair.toReversed()) {
          const time = await timed(request, body(), to);
          // The first round loads code.
          if (round >= 0) times.push(time);
        }
      }
    }
    return all.map(({ request, known, unknown, reveals }) => {
      const { greater, p } = mannWhitney(known, unknown);
      const value = `${(greater * 100).toFixed(0)} of 100 slower, p ${p < level ? "<" : "="} ${Math.max(p, level).toFixed(3)}`;
      const bound = reveals ? `p below ${level}` : `p at least ${level}`;
      return { name: request.name, value, bound, isKept: p < level === reveals };
    });
  } finally {
    await Promise.all([ours.stop(), careless.stop()]);
  }
}

function measured(request: Request, to: string, reveals = false) {
  return { request, to, reveals, known: new Array<number>(), unknown: new Array<number>() };
}

async function timed({ path, status }: Request, body: object, to: string): Promise<number> {
  const begun = performance.now();
  const response = await post(path, { body, to });
  const text = await response.text();
  const time = performance.now() - begun;
  if (response.status !== status) throw new Error(`${path}: ${response.status} ${text}`);
  return time;
}

/** The careless sign-in, and all requests that our server answers alike. */
async function allRequests(): Promise<readonly [Request, ...Request[]]> {
  const known = await account({ emailVerified: true });
  const byEmail = (name: string, path: string, status: number, more: object = {}): Request => ({
    name,
    path,
    status,
    known: () => ({ email: known.email, ...more }),
    unknown: () => ({ email: `${crypto.randomUUID()}@example.com`, ...more }),
  });
  const { webauthnAuthenticationOptions } = passkeyEndpoints;
  const { requestPasswordReset, requestSignUp } = accountEndpoints;
  const mail = { language: "en" };
  return [
    byEmail("a sign-in that skips a lookup, as a proof", "/", 401),
    byEmail("passkey options", webauthnAuthenticationOptions.path, 200),
    byUsername("username and wrong password", await usernameOf(known)),
    byUsername("the same, of an account without a password", await usernameWithoutPassword()),
    byEmail("request for a new password", requestPasswordReset.path, 200, mail),
    byEmail("request to sign up", requestSignUp.path, 200, mail),
  ];
}

function byUsername(name: string, username: string): Request {
  const password = "a wrong password";
  return {
    name,
    path: sessionEndpoints.signInWithUsername.path,
    status: 401,
    known: () => ({ username, password }),
    unknown: () => ({ username: someUsername(), password }),
  };
}

/** An unused username; all have the same length. */
function someUsername(): string {
  return `n${crypto.randomUUID().slice(0, 13).replaceAll("-", "")}`;
}

async function usernameOf({ idToken }: { idToken: string }): Promise<string> {
  const username = someUsername();
  const { status } = await postAs(idToken, accountEndpoints.chooseUsername.path, { username });
  if (status !== 200) throw new Error(`A username is answered ${status}.`);
  return username;
}

async function usernameWithoutPassword(): Promise<string> {
  const person = await account({ emailVerified: true });
  const username = await usernameOf(person);
  await auth.updateUser(person.uid, { providersToUnlink: ["password"] });
  return username;
}
