import { createSession, type Session } from "./session.ts";
import { browserEnvironment } from "./sessionEnvironment.ts";

export { withPassword } from "./signInMethod.ts";

/** The session of a document in production. */
export function browserSession(): Session {
  return createSession(browserEnvironment());
}
