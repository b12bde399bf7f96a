import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { browserEnvironment } from "./browserEnvironment.ts";
import { createSession } from "./session.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";
import { AuthContext } from "./useAuth.ts";

interface AuthProviderProps {
  /** The world outside; tests bring their own. */
  environment?: SessionEnvironment;
  children: ReactNode;
}

/** Gives its children the session of this document. Needs a LanguageProvider above it. */
export function AuthProvider({ environment, children }: AuthProviderProps) {
  const [session] = useState(() => createSession(environment ?? browserEnvironment()));
  // The third is for a page painted at build time, when nobody is known yet either.
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
