import { useEffect, useState, useSyncExternalStore } from "react";

import { cacheKeeper } from "../../../firebase/cacheChoice.ts";
import { writesAnswered } from "../../../firebase/firestore.ts";
import { anotherTry, outOfPatience } from "../../../lib/patience.ts";
import { onSignOut } from "../../../session/onSignOut.ts";
import { useSession } from "../../../session/useAuth.ts";
import { useUnloadWarning } from "../../../ui/useUnloadWarning.ts";
import { hasArrived } from "./reconcile.data.ts";
import { lateLeadLedger } from "./lazyPendingWriteStore.ts";
import {
  createLeadOutbox,
  type LeadOutbox,
  type OutboxState,
  type OutboxWorld,
} from "./leadOutbox.ts";

/**
 * The outbox of whoever is signed in: it outlives the tab on a device of their own, where Firestore's
 * queue does so too; elsewhere the browser asks before the tab is closed.
 *
 * @param onDelivered told when something that no dialog waits for any more has reached the server
 */
export function useLeadOutbox(onDelivered: () => void): { outbox: LeadOutbox; state: OutboxState } {
  const session = useSession();
  const uid = session.getState().user?.uid ?? "";
  const [held] = useState(() => locked.get(uid) ?? newOutbox(onDelivered));
  const { outbox, world } = held;
  useEffect(() => {
    locked.delete(uid);
    world.onDelivered = onDelivered;
    return () => {
      if (session.getState().locked?.uid === uid) locked.set(uid, held);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first listener is as good as the last
  }, [held, session, uid]);
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const keeper = cacheKeeper();
  useEffect(
    () => (keeper === null ? undefined : outbox.keepIn(lateLeadLedger(keeper))),
    [outbox, keeper],
  );
  useEffect(() => onSignOut(outbox.clear), [outbox]);
  useUnloadWarning(state.own.some(({ kept }) => !kept));
  return { outbox, state };
}

type Held = { outbox: LeadOutbox; world: OutboxWorld };

/**
 * Outboxes of users who are locked out of this document, by uid: the views are gone then, and what waits
 * for the server must not go with them. Another user's sign-in loads another document.
 */
const locked = new Map<string, Held>();

function newOutbox(onDelivered: () => void): Held {
  const world = { patience: outOfPatience, hasArrived, writesAnswered, anotherTry, onDelivered };
  return { outbox: createLeadOutbox(world), world };
}
