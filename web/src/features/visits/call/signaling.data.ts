import { signalsAtMost, signalSchema, type Signal } from "@salvia/domain/scheduling/visit";
import type { VisitCall } from "@salvia/domain/scheduling/visitCall";
import {
  deleteDoc,
  doc,
  limit,
  onSnapshot,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { declaredQueryAt } from "../../../firebase/declaredQuery.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { toSignal, parseSignal, type SignalMessage } from "./signalMessage.ts";
import { sendQueue } from "./sendQueue.ts";
import { visitQueries } from "../visitQueries.ts";

/** Delay before read signals are deleted, in ms, so that deletions do not delay the call. */
const tidyAfterMs = 3_000;

/** Maximum signals per batch, within the number of lookups the rules allow per request. */
const atOnce = 5;

/** Carries messages between the two pages of a call until they are connected. */
export type Signaling = {
  /** Writes a signal. Ignored once listening has ended, because the call is then over. */
  send: (message: SignalMessage) => void;
  /** Passes each signal to `onMessage` once, in order. Returns the unsubscribe function. */
  listen: (onMessage: (message: SignalMessage) => void) => () => void;
};

/**
 * Signaling through documents below the visit or its guest; ignores signals of earlier pages. While
 * offline, it queues signals in order and sends them when the network returns, if the call is still
 * on.
 *
 * @param onProblem called when a signal cannot be written or the listener fails
 */
export function openSignaling(call: VisitCall, onProblem: (error: unknown) => void): Signaling {
  const { session, ownUid, otherUid, signals: path, namesRecipient, expireAt } = call;
  const read: DocumentReference[] = [];
  let tidying: ReturnType<typeof setTimeout> | undefined;
  const receivedNumbers = new Set<number>();
  const signals = sendQueue(commit, { atOnce, onProblem });
  let number = 0;

  function send(message: SignalMessage) {
    number += 1;
    const signal: SentSignal = {
      from: ownUid,
      ...(namesRecipient && { to: otherUid }),
      session,
      number,
      ...toSignal(message),
      createdAt: serverTimestamp(),
      expireAt,
    };
    signals.add({ reference: doc(firestore(), path, call.signalIdOf(number)), signal });
  }

  // Deletes with a delay, because an immediate delete would precede the answer in the write queue.
  // The delay is too short for an id to be reused, as that takes a hundred signals. The server
  // deletes leftovers when the visit ends.
  function tidy() {
    tidying = undefined;
    for (const reference of read.splice(0)) deleteDoc(reference).catch(() => {});
  }

  function listen(onMessage: (message: SignalMessage) => void) {
    const others = namesRecipient
      ? declaredQueryAt(
          path,
          visitQueries.guestSignals,
          [session, otherUid, ownUid],
          limit(signalsAtMost),
        )
      : declaredQueryAt(path, visitQueries.signals, [session, otherUid], limit(signalsAtMost));
    const stop = onSnapshot(
      others,
      (snapshot) => {
        // A signal overwritten before its deletion arrives as "modified", not "added".
        const present = snapshot.docChanges().filter(({ type }) => type !== "removed");
        const unheard = present
          .map((change) => readDocument(signalSchema, change.doc))
          .filter((signal) => signal !== null)
          .filter((signal) => !receivedNumbers.has(signal.number))
          .toSorted((a, b) => a.number - b.number);
        for (const signal of unheard) {
          receivedNumbers.add(signal.number);
          const message = parseSignal(signal);
          if (message !== null) onMessage(message);
        }
        read.push(...present.map((change) => change.doc.ref));
        tidying ??= setTimeout(tidy, tidyAfterMs);
      },
      onProblem,
    );
    return () => {
      signals.close();
      stop();
      clearTimeout(tidying);
      tidy();
    };
  }

  return { send, listen };
}

type SentSignal = Record<Exclude<keyof Signal, "to">, unknown> & { to?: string };

type Write = { reference: DocumentReference; signal: SentSignal };

async function commit(writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const { reference, signal } of writes) batch.set(reference, signal);
  await batch.commit();
}
