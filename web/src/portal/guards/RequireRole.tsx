import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";

import { IdleLock } from "../../features/idleLock/IdleLock.tsx";
import { loadLockScreen } from "../../features/idleLock/loadLockScreen.ts";
import { AccountWatch } from "../../features/users/AccountWatch.tsx";
import { LiveQueryProvider } from "../../firebase/LiveQueryProvider.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useAuth } from "../../session/useAuth.ts";
import { restoreDrafts } from "../../ui/drafts.ts";
import { Loading } from "../../ui/Loading.tsx";
import { useLeaving } from "./useLeaving.ts";
import { whereTo, type Needed } from "./whereTo.ts";

/**
 * Lets only users with a role, or all who are signed in, see what is below it, and sends the others
 * where they belong: by a document navigation, which ends every listener and leaves nothing of another
 * role in memory. Users who have left are locked out until they sign in once more, wherever in the
 * portal they were. The security rules decide again on every read; this only spares people pages they
 * cannot use.
 */
export function RequireRole({ role, children }: { role: Needed; children: ReactNode }) {
  const { user, loading, locked } = useAuth();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const leaving = useLeaving();
  const stays = loading || leaving || locked !== null;
  const target = stays ? null : whereTo(user, role, language, pathname + search);

  useEffect(() => {
    // Replaced, not added: going back from the login page must not lead into it again.
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
  // Before any form below looks for what was typed into it.
  restoreDrafts(user.uid);
  return (
    <LiveQueryProvider reader={user}>
      <AccountWatch uid={user.uid} />
      <IdleLock user={user} />
      {children}
    </LiveQueryProvider>
  );
}

const LockScreen = lazy(loadLockScreen);
