import type { EndpointOutput } from "@salvia/domain/shared/endpoints";
import * as logger from "firebase-functions/logger";

import type { Handler } from "../http/route.ts";
import { withoutContents } from "../http/withoutContents.ts";
import { clearSessionCookie, sessionCookieIn } from "./sessionCookie.ts";

/**
 * Ends the session of this browser: its cookie is removed, and the sign-in that the cookie comes from
 * is over, with every token of it. The user's other devices stay signed in. It always succeeds: a
 * browser without a cookie, or with an expired or forged one, ends nothing but is signed out.
 */
export const sessionLogout: Handler<null, EndpointOutput<"sessionLogout">> = async (
  _input,
  call,
) => {
  const cookie = sessionCookieIn(call.header("cookie"));
  try {
    if (cookie !== null) await endSession(cookie, call.now);
  } catch (error) {
    // Whoever wants to be gone is let go; an operator has to know that their tokens live on.
    const message = "sign-out incomplete";
    logger.write({ ...withoutContents(error), severity: "ERROR", message });
  }
  return { output: { signedOut: true }, setCookie: clearSessionCookie() };
};

async function endSession(cookie: string, now: Date): Promise<void> {
  const { sessionToEnd } = await import("./verified.ts");
  const session = await sessionToEnd(cookie);
  if (session === null) return;
  const { endSignIn } = await import("../sessions/endSignIn.ts");
  await endSignIn(session, now);
  logger.info("session ended", { uid: session.uid });
}
