import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";

import { IdleLock } from "../../features/idleLock/IdleLock.tsx";
import { loadLockScreen } from "../../features/idleLock/loadLockScreen.ts";
import { AccountWatch } from "../../features/users/AccountWatch.tsx";
import { LiveQueryProvider } from "../../firebase/liveQuery/LiveQueryProvider.tsx";
import { SwitchesProvider } from "../../firebase/switches/SwitchesProvider.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useAuth } from "../../session/useAuth.ts";
import { restoreDrafts } from "../../ui/drafts.ts";
import { ToastProvider } from "../../ui/dialogs/ToastProvider.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { useLeaving } from "./useLeaving.ts";
import { whereTo, type Needed } from "./whereTo.ts";

/**
 * Shows its children only to users with a role, or to all signed-in users, and sends others to
 * their own area. It uses a document navigation, which ends every listener and clears another
 * role's data from memory. Idle users are locked out until they sign in again, anywhere in the
 * portal. The security rules decide again on every read; this guard only keeps users from pages
 * they cannot use.
 */
export function RequireRole({ role, children }: { role: Needed; children: ReactNode }) {
  const { user, loading, locked } = useAuth();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const leaving = useLeaving();
  const stays = loading || leaving || locked !== null;
  const target = stays ? null : whereTo(user, role, language, pathname + search);

  useEffect(() => {
    // Replaces the history entry, so that Back from the login page does not return to it.
    if (target !== null) location.replace(target);
  }, [target]);

  if (locked !== null && !leaving) {
    return (
      <Suspense fallback={<Loading />}>
        <LockScreen user={locked} />
      </Suspense>
    );
  }
  if (leaving || loading || target !== null || user === null) return <Loading />;
  // Runs before any form below reads its draft.
  restoreDrafts(user.uid);
  return (
    <LiveQueryProvider reader={user}>
      <AccountWatch uid={user.uid} />
      <IdleLock user={user} />
      {/* Below the lock: a message on the lock screen could name a patient. */}
      <ToastProvider>
        <SwitchesProvider>{children}</SwitchesProvider>
      </ToastProvider>
    </LiveQueryProvider>
  );
}

const LockScreen = lazy(loadLockScreen);
