import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";

import { cacheKeeper } from "../../../firebase/cacheChoice.ts";
import { pendingWritesSettled } from "../../../firebase/firestore.ts";
import { retryDelay, dialogTimeout } from "../../../lib/dialogTimeout.ts";
import { onSignOut } from "../../../session/signOutFlow.ts";
import { useSession } from "../../../session/useAuth.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import { commitWrite } from "./commit.data.ts";
import { lazyPendingWriteStore } from "./lazyPendingWriteStore.ts";
import { createLeadOutbox, type LeadOutbox, type OutboxState } from "./leadOutbox.ts";
import { isApplied } from "./reconcile.data.ts";

/** What views use of the signed-in user's outbox. */
export type UsedOutbox = { state: OutboxState } & Pick<
  LeadOutbox,
  "enqueue" | "retry" | "takeRefused" | "discard" | "discardAll"
>;

/**
 * Provides the signed-in user's outbox, and shows a toast when a write whose dialog no longer waits
 * has reached the server. On a personal device the outbox survives closing the tab, as Firestore's
 * queue does; elsewhere the browser asks before the tab closes.
 */
export function LeadOutboxProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const uid = session.getState().user?.uid ?? "";
  const [kept] = useState(() => locked.get(uid) ?? newOutbox(uid));
  const { outbox } = kept;
  useEffect(() => {
    locked.delete(uid);
    return () => {
      if (session.getState().locked?.uid === uid) locked.set(uid, kept);
    };
  }, [kept, session, uid]);
  useDeliveredToast(kept);
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const keeper = cacheKeeper();
  useEffect(
    () => (keeper === null ? undefined : outbox.keepIn(lazyPendingWriteStore(keeper))),
    [outbox, keeper],
  );
  useEffect(() => onSignOut(outbox.clear), [outbox]);
  useUnloadWarning(state.own.some((entry) => !entry.kept));
  const used = useMemo(() => ({ ...outbox, state }), [outbox, state]);
  return <LeadOutboxContext value={used}>{children}</LeadOutboxContext>;
}

/** @throws Error outside a LeadOutboxProvider */
export function useLeadOutbox(): UsedOutbox {
  const outbox = useContext(LeadOutboxContext);
  if (outbox === null) throw new Error("useLeadOutbox needs a LeadOutboxProvider above it");
  return outbox;
}

export const LeadOutboxContext = createContext<UsedOutbox | null>(null);

/** Number of writes that have not reached the server yet. */
export function unsentIn({ own, others }: OutboxState): number {
  return own.length + others.length;
}

type KeptOutbox = { outbox: LeadOutbox; onDelivered: (listener: () => void) => void };

/**
 * Outboxes of locked-out users of this document, by uid. A lock unmounts the views, but pending
 * writes must survive it. Signing in as another user loads a new document.
 */
const locked = new Map<string, KeptOutbox>();

function newOutbox(uid: string): KeptOutbox {
  let deliveryListener = ignore;
  const outbox = createLeadOutbox({
    commit: (write) => commitWrite(write, uid),
    dialogTimeout,
    isApplied,
    pendingWritesSettled,
    retryDelay,
    onDelivered: () => deliveryListener(),
  });
  return {
    outbox,
    onDelivered: (listener) => {
      deliveryListener = listener;
    },
  };
}

/** Shows a toast for each late delivery; a locked-out user sees none. */
function useDeliveredToast({ onDelivered }: KeptOutbox) {
  const { t } = useTranslation("leads");
  const showToast = useToast();
  useEffect(() => {
    onDelivered(() => showToast("success", t("toast.delivered")));
    return () => onDelivered(ignore);
  }, [onDelivered, showToast, t]);
}

function ignore() {}
