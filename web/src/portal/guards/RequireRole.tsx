import type { Role } from "@salvia/domain/account/role";
import { lazy, Suspense, useEffect, useRef, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";

import { IdleLock, loadLockScreen } from "../../features/idleLock/IdleLock.tsx";
import { AccountWatch } from "../../features/users/AccountWatch.tsx";
import { LiveQueryProvider } from "../../firebase/liveQuery/LiveQueryProvider.tsx";
import { closeLiveQueries } from "../../firebase/liveQuery/useLiveQuery.ts";
import { SwitchesProvider } from "../../firebase/switches/SwitchesProvider.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { onSignOut } from "../../session/signOutFlow.ts";
import { useAuth } from "../../session/useAuth.ts";
import { restoreDrafts, parkDrafts } from "../../ui/drafts.ts";
import { ToastProvider } from "../../ui/dialogs/ToastProvider.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { AreaLoading } from "../layout/AreaLoading.tsx";
import { accessNoticeFor, leaveAccessNotice, showAccessNotice } from "./accessNotice.ts";
import { whereTo, type Needed } from "./whereTo.ts";

/**
 * Shows its children only to users with a role, or to all signed-in users, and sends others to
 * their own area, which says why. It uses a document navigation, which ends every listener and clears another
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

  /** The role with which this document showed the page. */
  const seen = useRef<Role | null>(undefined);

  useEffect(() => {
    if (stays) return;
    const notice = accessNoticeFor(user, role, seen.current);
    const announce = target === null ? showAccessNotice : leaveAccessNotice;
    if (notice !== null) announce(notice);
    if (target === null) seen.current = user?.role;
  }, [stays, target, user, role]);

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
  if (loading && !leaving) return <AreaLoading />;
  if (leaving || target !== null || user === null) return <Loading />;
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

/**
 * True as soon as a sign-out starts. Views of data then unmount before their listeners end; a view
 * that outlived its listener would open another one, which the rules would deny.
 */
function useLeaving(): boolean {
  const [leaving, setLeaving] = useState(false);
  useEffect(
    () =>
      onSignOut((kind) => {
        if (kind === "forced") parkDrafts();
        flushSync(() => setLeaving(true));
        closeLiveQueries();
      }),
    [],
  );
  return leaving;
}
