import type { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import * as logger from "firebase-functions/logger";

import { clearSessionCookie } from "./sessionCookie.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { countRequest } from "../limits/countRequest.ts";
import { endSessions } from "../sessions/endSessions.ts";

/**
 * Ends all of the caller's sessions, including this one; the response means that it is effective
 * everywhere.
 */
export const signOutEverywhere: SignedInHandler<typeof sessionEndpoints.signOutEverywhere> = async (
  _input,
  call,
) => {
  const { uid } = call.person;
  await countRequest("signOutEverywhere", call, uid);
  await endSessions(uid);
  logger.info("signed out everywhere", { uid });
  return { output: { signedOut: true }, setCookie: clearSessionCookie() };
};
