import { useEffect, useState, useSyncExternalStore } from "react";

import { cacheKeeper } from "../../firebase/cacheChoice.ts";
import { writesAnswered } from "../../firebase/firestore.ts";
import { anotherTry, outOfPatience } from "../../lib/patience.ts";
import { onSignOut } from "../../session/onSignOut.ts";
import { useUnloadWarning } from "../../ui/useUnloadWarning.ts";
import { hasArrived } from "./leadArrival.data.ts";
import { openLeadLedger } from "./leadLedger.ts";
import { createLeadOutbox, type LeadOutbox, type OutboxState } from "./leadOutbox.ts";

/**
 * The outbox of whoever is signed in: it outlives the tab on a device of their own, where Firestore's
 * queue does so too; elsewhere the browser asks before the tab is closed.
 *
 * @param onDelivered told when something that no dialog waits for any more has reached the server
 */
export function useLeadOutbox(onDelivered: () => void): { outbox: LeadOutbox; state: OutboxState } {
  const [outbox] = useState(() =>
    createLeadOutbox({
      patience: outOfPatience,
      hasArrived,
      writesAnswered,
      anotherTry,
      onDelivered,
    }),
  );
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const keeper = cacheKeeper();
  useEffect(
    () => (keeper === null ? undefined : outbox.keepIn(openLeadLedger(keeper))),
    [outbox, keeper],
  );
  useEffect(() => onSignOut(outbox.clear), [outbox]);
  useUnloadWarning(state.own.some(({ kept }) => !kept));
  return { outbox, state };
}
