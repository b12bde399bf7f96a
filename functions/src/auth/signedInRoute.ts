import type { Role } from "@salvia/domain/account/role";

import type { HttpRequest } from "../http/httpRequest.ts";
import { Refusal } from "../http/refusal.ts";
import { jsonRoute, type Handler, type Route } from "../http/route.ts";
import { isRecent } from "./isRecent.ts";
import { lacksPasskey } from "./passkeyNeed.ts";
import type { SignedInPerson } from "./verified.ts";

/** A call, and who makes it. */
type SignedInCall = HttpRequest & { person: SignedInPerson };

/** The work of a call of someone signed in. Throws `Refusal` for what it refuses. */
export type SignedInHandler<Input, Output> = (
  input: Input,
  call: SignedInCall,
) => ReturnType<Handler<Input, Output>>;

type Schema<Value> = Parameters<typeof jsonRoute<Value, unknown>>[0]["input"];

/**
 * A call of someone signed in, who shows it with their ID token as `Authorization: Bearer`. The
 * cookie counts for nothing here: a browser sends it along without its user's doing.
 *
 * Refuses with bad-request, then invalid-id-token or account-disabled, then passkey-required, then
 * not-allowed, then recent-sign-in-required.
 *
 * @param call its entry in `@salvia/domain/calls`; `"recently"` wants a sign-in of the last minutes,
 *   `role` a role that the account has now: a token goes on naming one that was taken away;
 *   `withoutPasskey` lets in a sign-in that lacks the passkey its role needs
 * @param load imports the handler at the first use
 */
export function signedInRoute<Input, Output>(
  call: {
    path: string;
    signedIn: true | "recently";
    role?: Role;
    withoutPasskey?: true;
    bodyMaxBytes?: number;
    input: Schema<Input>;
    output: Schema<Output>;
  },
  load: () => Promise<SignedInHandler<NoInfer<Input>, NoInfer<Output>>>,
): Route {
  return jsonRoute<Input, Output>(call, async () => {
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

/** Whether an account has a role now, whatever a token says. */
export async function hasRoleNow(uid: string, role: Role): Promise<boolean> {
  const [{ userOrNull }, { roleOf }] = await Promise.all([
    import("../accounts/userOrNull.ts"),
    import("../accounts/roleOf.ts"),
  ]);
  const user = await userOrNull(uid);
  return user !== null && roleOf(user) === role;
}

/** The ID token that a call shows.
 *
 * @throws Refusal invalid-id-token where it shows none
 */
export function bearerToken(header: string | undefined): string {
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? "") ?? [];
  if (token === undefined) throw new Refusal("invalid-id-token");
  return token;
}
