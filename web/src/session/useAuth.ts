import { createContext, useContext } from "react";

import type { Session } from "./session.ts";
import type { SessionUser } from "./sessionUser.ts";

export interface AuthState {
  user: SessionUser | null;
  /** True until the user is known, and again once the document is being left. */
  loading: boolean;
  /** The user who is locked out of this document until they sign in again, or null. */
  locked: SessionUser | null;
  /** A translated sentence about why the session could not be synced, or null. */
  error: string | null;
  /** Ends the session here and on the server and goes to the login page. Never throws. */
  signOut: () => Promise<void>;
}

/**
 * The user signed in to this document, with loading and error state.
 *
 * @throws Error outside an AuthProvider.
 */
export function useAuth(): AuthState {
  return useProvided("useAuth").auth;
}

/**
 * The session itself, for pages that sign users in.
 *
 * @throws Error outside an AuthProvider.
 */
export function useSession(): Session {
  return useProvided("useSession").session;
}

export const AuthContext = createContext<{ auth: AuthState; session: Session } | null>(null);

function useProvided(caller: string) {
  const provided = useContext(AuthContext);
  if (provided === null) throw new Error(`${caller} needs an AuthProvider above it`);
  return provided;
}
