import type { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import * as logger from "firebase-functions/logger";

import type { Handler } from "../http/route.ts";
import { withoutContents } from "../http/withoutContents.ts";
import { clearSessionCookie, sessionCookieIn } from "./sessionCookie.ts";

/**
 * Ends this browser's session: removes its cookie and revokes the sign-in it came from, with all
 * its tokens. Other devices stay signed in. Always succeeds: if the cookie is missing, expired or
 * forged, there is nothing to revoke.
 */
export const sessionLogout: Handler<typeof sessionEndpoints.sessionLogout> = async (
  _input,
  call,
) => {
  const cookie = sessionCookieIn(call.header("cookie"));
  try {
    if (cookie !== null) await endSession(cookie, call.now);
  } catch (error) {
    // The user is signed out anyway; the log alerts operators that the tokens are still valid.
    const message = "sign-out incomplete";
    logger.write({ ...withoutContents(error), severity: "ERROR", message });
  }
  return { output: { signedOut: true }, setCookie: clearSessionCookie() };
};

async function endSession(cookie: string, now: Date): Promise<void> {
  const { sessionToEnd } = await import("../caller/verified.ts");
  const session = await sessionToEnd(cookie);
  if (session === null) return;
  const { endSignIn } = await import("../sessions/endSessions.ts");
  await endSignIn(session, now);
  logger.info("session ended", { uid: session.uid });
}
