import type { CallInput, CallOutput } from "@salvia/domain/calls";
import { homePathOf } from "@salvia/domain/roles";
import * as logger from "firebase-functions/logger";

import type { Handler } from "../http/route.ts";
import { Refusal } from "../http/refusal.ts";
import { sessionCookieIn, setSessionCookie } from "./sessionCookie.ts";
import { sessionDecision } from "./sessionDecision.ts";
import { newSessionCookie, verifiedIdToken, verifiedSession } from "./verified.ts";

/**
 * Exchanges an ID token for the session cookie, and says where its user belongs. Refuses with
 * invalid-id-token, account-disabled or recent-sign-in-required; then the cookie stays as it is.
 */
export const sessionHandler: Handler<
  CallInput<"sessionHandler">,
  CallOutput<"sessionHandler">
> = async ({ idToken }, call) => {
  const [person, session] = await Promise.all([
    verifiedIdToken(idToken),
    verifiedSession(sessionCookieIn(call.header("cookie"))),
  ]);
  const { uid } = person;
  const decision = sessionDecision(person, session, call.now.getTime() / 1000);
  if (decision.kind === "refuse") throw new Refusal("recent-sign-in-required");

  const output = { cookieSet: true, redirectPath: homePathOf(person.role) };
  if (decision.kind === "keep") return { output };

  const { kind, lifetime } = decision;
  const [cookie] = await Promise.all([
    newSessionCookie(idToken, lifetime),
    kind === "start" &&
      // Loaded here, because Firestore is heavy and a renewal has no use for it.
      import("./ensureUser.ts").then(({ ensureUser }) =>
        ensureUser(person, call.header("accept-language"), call.now),
      ),
  ]);
  logger.info(kind === "start" ? "session started" : "session renewed", { uid });
  return { output, setCookie: setSessionCookie(cookie, lifetime) };
};
