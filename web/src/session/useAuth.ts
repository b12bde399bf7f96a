import { createContext, useContext } from "react";

import type { Session } from "./session.ts";
import type { SessionUser } from "./sessionUser.ts";

export interface AuthState {
  user: SessionUser | null;
  /** True until it is known whether someone is signed in, and again once the document is left. */
  loading: boolean;
  /** Who is locked out of this document until they sign in once more, or null. */
  locked: SessionUser | null;
  /** A translated sentence about why the session could not be synced, or null. */
  error: string | null;
  /** Ends the session here and on the server and goes to the login page. Never fails. */
  signOut: () => Promise<void>;
}

/**
 * Who is signed in to this document.
 *
 * @throws Error outside an AuthProvider.
 */
export function useAuth(): AuthState {
  return useProvided("useAuth").auth;
}

/**
 * The session itself, for the pages that sign someone in.
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
