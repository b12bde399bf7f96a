import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";

import { AccountWatch } from "../../features/users/AccountWatch.tsx";
import { LiveScope } from "../../firebase/LiveScope.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useAuth } from "../../session/useAuth.ts";
import { Loading } from "../../ui/Loading.tsx";
import { useLeaving } from "./useLeaving.ts";
import { whereTo, type Needed } from "./whereTo.ts";

/**
 * Lets only users with a role, or all who are signed in, see what is below it, and sends the others
 * where they belong: by a document navigation, which ends every listener and leaves nothing of another
 * role in memory. The security rules decide again on every read; this only spares people pages they
 * cannot use.
 */
export function RequireRole({ role, children }: { role: Needed; children: ReactNode }) {
  const { user, loading } = useAuth();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const leaving = useLeaving();
  const target = loading || leaving ? null : whereTo(user, role, language, pathname + search);

  useEffect(() => {
    // Replaced, not added: going back from the login page must not lead into it again.
    if (target !== null) location.replace(target);
  }, [target]);

  if (leaving || loading || target !== null || user === null) return <Loading />;
  return (
    <LiveScope reader={user}>
      <AccountWatch uid={user.uid} />
      {children}
    </LiveScope>
  );
}
