import {
  signalId,
  signalsAtMost,
  signalSchema,
  signalsPath,
  type Signal,
} from "@salvia/domain/scheduling/visit";
import {
  deleteDoc,
  doc,
  limit,
  onSnapshot,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQueryAt } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import { toSignal, parseSignal, type SignalMessage } from "./signalMessage.ts";
import { sendQueue } from "./sendQueue.ts";
import { visitQueries } from "./visitQueries.ts";

/** How long what was read is left, so that nothing stands in the way of who are about to meet. */
const tidyAfterMs = 3_000;

/** So many signals go at once, within what the rules may look up for one request. */
const atOnce = 5;

/** How the two pages of a call speak before there is a connection between them. */
export type Signaling = {
  /** Writes a signal, until listening has ended: then there is no call any more. */
  say: (said: SignalMessage) => void;
  /** Passes on each signal once, in the order it was written, until the returned function is called. */
  listen: (onSaid: (said: SignalMessage) => void) => () => void;
};

type SignallingOf = {
  visitId: string;
  /** The call, as `callSession` has it: what pages that are gone have said is not heard. */
  session: string;
  ownUid: string;
  otherUid: string;
  /** When what was left unread is deleted: that of the visit. */
  expireAt: Date;
  /** Something could not be said, or no more can be heard. */
  onProblem: (error: unknown) => void;
};

/**
 * Signalling by documents below the visit. Without a network it keeps the signals, in order, and sends
 * them when the network is back, if the call still goes on.
 */
export function openSignaling(call: SignallingOf): Signaling {
  const { visitId, session, ownUid, otherUid, expireAt, onProblem } = call;
  const path = signalsPath(visitId);
  const read: DocumentReference[] = [];
  let tidying: ReturnType<typeof setTimeout> | undefined;
  const heard = new Set<number>();
  const signals = sendQueue(commit, { atOnce, onProblem });
  let number = 0;

  function say(said: SignalMessage) {
    number += 1;
    const signal: Record<keyof Signal, unknown> = {
      from: ownUid,
      session,
      number,
      ...toSignal(said),
      createdAt: serverTimestamp(),
      expireAt,
    };
    signals.add({ reference: doc(firestore(), path, signalId(ownUid, number)), signal });
  }

  // Not at once: it would stand before the answer in the queue of writes. By then the id is not in use
  // again: nobody writes a hundred signals in three seconds. What is left the server deletes at the end.
  function tidy() {
    tidying = undefined;
    for (const reference of read.splice(0)) deleteDoc(reference).catch(() => {});
  }

  function listen(onSaid: (said: SignalMessage) => void) {
    const others = declaredQueryAt(
      path,
      visitQueries.heard,
      [session, otherUid],
      limit(signalsAtMost),
    );
    const stop = onSnapshot(
      others,
      (snapshot) => {
        // One that was overwritten before it was deleted is changed, and not added.
        const present = snapshot.docChanges().filter(({ type }) => type !== "removed");
        const unheard = present
          .map((change) => readDocument(signalSchema, change.doc))
          .filter((signal) => signal !== null)
          .filter((signal) => !heard.has(signal.number))
          .toSorted((a, b) => a.number - b.number);
        for (const signal of unheard) {
          heard.add(signal.number);
          const said = parseSignal(signal);
          if (said !== null) onSaid(said);
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

  return { say, listen };
}

type Write = { reference: DocumentReference; signal: Record<keyof Signal, unknown> };

async function commit(writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const { reference, signal } of writes) batch.set(reference, signal);
  await batch.commit();
}
