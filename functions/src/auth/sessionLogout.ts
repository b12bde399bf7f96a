import type { CallOutput } from "@salvia/domain/calls";

import type { Handler } from "../http/route.ts";
import { clearSessionCookie } from "./sessionCookie.ts";

/**
 * Ends the session of this browser, whatever its cookie is. The user's other devices stay signed
 * in: the cookie is removed, not revoked.
 */
export const sessionLogout: Handler<null, CallOutput<"sessionLogout">> = async () => ({
  output: { signedOut: true },
  setCookie: clearSessionCookie(),
});
