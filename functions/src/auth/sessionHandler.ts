import type { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { accountPath } from "@salvia/domain/site/paths";
import { homePathOf } from "@salvia/domain/account/role";
import * as logger from "firebase-functions/logger";

import type { Handler } from "../http/route.ts";
import { Refusal } from "../http/refusal.ts";
import { endOf } from "../caller/endOf.ts";
import { lacksPasskey, needsPasskey } from "../caller/passkeyNeed.ts";
import { sessionCookieIn, setSessionCookie } from "./sessionCookie.ts";
import { sessionDecision } from "../caller/sessionDecision.ts";
import {
  newSessionCookie,
  verifiedIdToken,
  verifiedSession,
  type SignedInPerson,
} from "../caller/verified.ts";

/**
 * Exchanges an ID token for the session cookie, and returns the user's home page. Refuses with
 * invalid-id-token, account-disabled or recent-sign-in-required, and then leaves the cookie
 * unchanged.
 */
export const sessionHandler: Handler<typeof sessionEndpoints.sessionHandler> = async (
  { idToken },
  call,
) => {
  const [person, session] = await Promise.all([
    verifiedIdToken(idToken, call.now),
    verifiedSession(sessionCookieIn(call.header("cookie"))),
  ]);
  const { uid } = person;
  const vouching = await stillVouching(session, person, call.now);
  const decision = sessionDecision(person, vouching, call.now.getTime() / 1000);
  if (decision.kind === "refuse") throw new Refusal("recent-sign-in-required");

  const starts = decision.kind === "start";
  const [cookie] = await Promise.all([
    decision.kind !== "keep" && newSessionCookie(idToken, decision.lifetime),
    starts &&
      // Imported here, because Firestore is slow to load and a renewal does not need it.
      import("./ensureUser.ts").then(({ ensureUser }) =>
        ensureUser(person, call.header("accept-language"), call.now),
      ),
  ]);
  if (person.passkeyRequired !== needsPasskey(person.role)) {
    // Imported here, because it happens only once after the setting changes.
    await (await import("./alignPasskeyClaim.ts")).alignPasskeyClaim(uid);
  }
  const redirectPath = lacksPasskey(person) ? accountPath : homePathOf(person.role);
  const output = { cookieSet: true, redirectPath };
  if (decision.kind === "keep" || cookie === false) return { output };
  logger.info(starts ? "session started" : "session renewed", { uid });
  return { output, setCookie: setSessionCookie(cookie, decision.lifetime) };
};

/** The session, or null if its own sign-in was signed out. */
async function stillVouching(
  session: Awaited<ReturnType<typeof verifiedSession>>,
  { uid, signedInAt }: SignedInPerson,
  now: Date,
) {
  const isOther = session?.uid === uid && session.signedInAt !== signedInAt;
  return isOther && (await endOf(session, now)) !== null ? null : session;
}
