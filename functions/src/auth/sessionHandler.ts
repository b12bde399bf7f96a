import type { EndpointInput, EndpointOutput } from "@salvia/domain/shared/endpoints";
import { accountPath } from "@salvia/domain/site/paths";
import { homePathOf } from "@salvia/domain/account/role";
import * as logger from "firebase-functions/logger";

import type { Handler } from "../http/route.ts";
import { Refusal } from "../http/refusal.ts";
import { hasEnded } from "../sessions/hasEnded.ts";
import { lacksPasskey, needsPasskey } from "./passkeyNeed.ts";
import { sessionCookieIn, setSessionCookie } from "./sessionCookie.ts";
import { sessionDecision } from "./sessionDecision.ts";
import {
  newSessionCookie,
  verifiedIdToken,
  verifiedSession,
  type SignedInPerson,
} from "./verified.ts";

/**
 * Exchanges an ID token for the session cookie, and says where its user belongs. Refuses with
 * invalid-id-token, account-disabled or recent-sign-in-required; then the cookie stays as it is.
 */
export const sessionHandler: Handler<
  EndpointInput<"sessionHandler">,
  EndpointOutput<"sessionHandler">
> = async ({ idToken }, call) => {
  const [person, session] = await Promise.all([
    verifiedIdToken(idToken, call.now),
    verifiedSession(sessionCookieIn(call.header("cookie"))),
  ]);
  const { uid } = person;
  const vouching = await stillVouching(session, person);
  const decision = sessionDecision(person, vouching, call.now.getTime() / 1000);
  if (decision.kind === "refuse") throw new Refusal("recent-sign-in-required");

  const starts = decision.kind === "start";
  const [cookie] = await Promise.all([
    decision.kind !== "keep" && newSessionCookie(idToken, decision.lifetime),
    starts &&
      // Loaded here, because Firestore is heavy and a renewal has no use for it.
      import("./ensureUser.ts").then(({ ensureUser }) =>
        ensureUser(person, call.header("accept-language"), call.now),
      ),
  ]);
  if (person.passkeyRequired !== needsPasskey(person.role)) {
    // Loaded here, because it happens once after the setting was changed.
    await (await import("./alignPasskeyClaim.ts")).alignPasskeyClaim(uid);
  }
  const redirectPath = lacksPasskey(person) ? accountPath : homePathOf(person.role);
  const output = { cookieSet: true, redirectPath };
  if (decision.kind === "keep" || cookie === false) return { output };
  logger.info(starts ? "session started" : "session renewed", { uid });
  return { output, setCookie: setSessionCookie(cookie, decision.lifetime) };
};

/** The session, unless its own sign-in was signed out: then it vouches for no other one. */
async function stillVouching(
  session: Awaited<ReturnType<typeof verifiedSession>>,
  { uid, signedInAt }: SignedInPerson,
) {
  const isOther = session?.uid === uid && session.signedInAt !== signedInAt;
  return isOther && (await hasEnded(session)) ? null : session;
}
