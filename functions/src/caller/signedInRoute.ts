import type { Role } from "@salvia/domain/account/role";
import type { Endpoint, InputOf, OutputOf } from "@salvia/domain/shared/endpoint";

import {
  type HttpRequest,
  type JsonEndpoint,
  jsonRoute,
  type Handles,
  type Modules,
  namesOf,
  type Route,
} from "../http/route.ts";
import { Refusal } from "../http/refusal.ts";
import { isRecent } from "./sessionDecision.ts";
import { lacksPasskey } from "./passkeyNeed.ts";
import type { SignedInPerson } from "./verified.ts";

/** A call with its verified user. */
type SignedInCall = HttpRequest & { person: SignedInPerson };

/** Handles the calls of signed-in users to an endpoint. Throws `Refusal` to reject one. */
export type SignedInHandler<Called extends Endpoint> = Handles<
  InputOf<Called>,
  OutputOf<Called>,
  SignedInCall
>;

type SignedInEndpoint = JsonEndpoint & {
  readonly signedIn: true | "recently";
  readonly role?: Role;
  readonly withoutPasskey?: true;
};

/**
 * A route for signed-in users, who prove it with their ID token as `Authorization: Bearer`. It
 * ignores the cookie, because browsers also send cookies without the user's intent.
 *
 * Refuses with bad-request, then invalid-id-token or account-disabled, then passkey-required, then
 * not-allowed, then recent-sign-in-required.
 *
 * @param call its endpoint; `"recently"` requires a sign-in of the last
 *   minutes, `role` requires that the account has this role now, since a token may still carry a
 *   removed one; `withoutPasskey` allows a sign-in that lacks the passkey its role requires
 * @param load imports the handler on first use, so that a cold start loads one route only
 */
export function signedInRoute<Called extends SignedInEndpoint>(
  call: Called,
  load: () => Promise<SignedInHandler<NoInfer<Called>>>,
): Route {
  return jsonRoute<Called>(call, async () => {
    const [handle, { verifiedIdToken }] = await Promise.all([load(), import("./verified.ts")]);
    return async (input, incoming) => {
      const token = bearerToken(incoming.header("authorization"));
      const person = await verifiedIdToken(token, incoming.now);
      incoming.identify?.(person.uid);
      if (!call.withoutPasskey && lacksPasskey(person)) throw new Refusal("passkey-required");
      if (call.role !== undefined && !(await hasRoleNow(person.uid, call.role))) {
        throw new Refusal("not-allowed");
      }
      if (call.signedIn === "recently" && !isRecent(person, incoming.now)) {
        throw new Refusal("recent-sign-in-required");
      }
      return handle(input, { ...incoming, person });
    };
  });
}

export function signedInRoutes<
  Endpoints extends Record<Name, SignedInEndpoint>,
  Name extends string,
>(endpoints: Endpoints, modules: Modules<Endpoints, Name, SignedInCall>): Route[] {
  return namesOf(modules).map((name) =>
    signedInRoute<Endpoints[Name]>(endpoints[name], async () => (await modules[name]())[name]),
  );
}

/** Whether an account has a role now, regardless of its token. */
export async function hasRoleNow(uid: string, role: Role): Promise<boolean> {
  const [{ userOrNull }, { roleOf }] = await Promise.all([
    import("./userOrNull.ts"),
    import("./roleOf.ts"),
  ]);
  const user = await userOrNull(uid);
  return user !== null && roleOf(user) === role;
}

/**
 * The ID token of a call.
 *
 * @throws Refusal invalid-id-token if it is missing or malformed
 */
export function bearerToken(header: string | undefined): string {
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? "") ?? [];
  if (token === undefined) throw new Refusal("invalid-id-token");
  return token;
}
