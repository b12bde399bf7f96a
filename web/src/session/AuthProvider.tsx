import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Session } from "./session.ts";
import { AuthContext } from "./useAuth.ts";

interface AuthProviderProps {
  session: Session;
  children: ReactNode;
}

/** Provides the session of this document to its children. Needs a LanguageProvider above it. */
export function AuthProvider({ session, children }: AuthProviderProps) {
  // The third argument is the state during prerendering at build time, when the user is unknown
  // too.
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const { t } = useTranslation();

  useEffect(() => session.start(), [session]);

  const value = useMemo(() => {
    const { user, loading, failure, locked } = state;
    const error = failure === null ? null : t("sessionSyncFailed", { reason: failure });
    return { auth: { user, loading, locked, error, signOut: session.signOut }, session };
  }, [session, state, t]);

  return <AuthContext value={value}>{children}</AuthContext>;
}
