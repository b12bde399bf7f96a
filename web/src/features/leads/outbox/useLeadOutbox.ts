import { useEffect, useState, useSyncExternalStore } from "react";

import { cacheKeeper } from "../../../firebase/cacheChoice.ts";
import { pendingWritesSettled } from "../../../firebase/firestore.ts";
import { retryDelay, dialogTimeout } from "../../../lib/dialogTimeout.ts";
import { onSignOut } from "../../../session/signOutFlow.ts";
import { useSession } from "../../../session/useAuth.ts";
import { useUnloadWarning } from "../../../ui/useUnloadWarning.ts";
import { commitWrite } from "./commit.data.ts";
import { isApplied } from "./reconcile.data.ts";
import { lazyPendingWriteStore } from "./lazyPendingWriteStore.ts";
import {
  createLeadOutbox,
  type LeadOutbox,
  type OutboxState,
  type OutboxDependencies,
} from "./leadOutbox.ts";
import type { LeadWrite } from "./leadWrite.ts";

/**
 * The signed-in user's outbox. On a personal device it survives closing the tab, as Firestore's
 * queue does; elsewhere the browser asks before the tab closes.
 *
 * @param onDelivered called when a write whose dialog no longer waits has reached the server
 */
export function useLeadOutbox(onDelivered: () => void): { outbox: LeadOutbox; state: OutboxState } {
  const session = useSession();
  const uid = session.getState().user?.uid ?? "";
  const [held] = useState(() => locked.get(uid) ?? newOutbox(uid, onDelivered));
  const { outbox, dependencies } = held;
  useEffect(() => {
    locked.delete(uid);
    dependencies.onDelivered = onDelivered;
    return () => {
      if (session.getState().locked?.uid === uid) locked.set(uid, held);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onDelivered` always does the same
  }, [held, session, uid]);
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const keeper = cacheKeeper();
  useEffect(
    () => (keeper === null ? undefined : outbox.keepIn(lazyPendingWriteStore(keeper))),
    [outbox, keeper],
  );
  useEffect(() => onSignOut(outbox.clear), [outbox]);
  useUnloadWarning(state.own.some(({ kept }) => !kept));
  return { outbox, state };
}

type Held = { outbox: LeadOutbox; dependencies: OutboxDependencies };

/**
 * Outboxes of locked-out users of this document, by uid. A lock unmounts the views, but pending
 * writes must survive it. Signing in as another user loads a new document.
 */
const locked = new Map<string, Held>();

function newOutbox(uid: string, onDelivered: () => void): Held {
  const dependencies = {
    commit: (write: LeadWrite) => commitWrite(write, uid),
    dialogTimeout,
    isApplied,
    pendingWritesSettled,
    retryDelay,
    onDelivered,
  };
  return { outbox: createLeadOutbox(dependencies), dependencies };
}
