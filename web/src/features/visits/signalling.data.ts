import { signalSchema, signalsPath, type Signal } from "@salvia/domain/visit";
import {
  collection,
  deleteDoc,
  doc,
  limit,
  onSnapshot,
  serverTimestamp,
  setDoc,
  type DocumentReference,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQueryAt } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import { asSignal, saidIn, type Said } from "./said.ts";
import { visitQueries } from "./visitQueries.ts";

/** How long what was read is left, so that nothing stands in the way of who are about to meet. */
const tidyAfterMs = 3_000;

/** How the two pages of a call speak before there is a connection between them. */
export type Signalling = {
  say: (said: Said) => void;
  /** Tells each thing once, in the order it was said, until the returned function is called. */
  listen: (onSaid: (said: Said) => void) => () => void;
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
 * Signalling by documents below the visit. Without a network Firestore keeps what is said, in order, and
 * sends it when the network is back.
 */
export function openSignalling(call: SignallingOf): Signalling {
  const { visitId, session, ownUid, otherUid, expireAt, onProblem } = call;
  const path = signalsPath(visitId);
  const read: DocumentReference[] = [];
  let tidying: ReturnType<typeof setTimeout> | undefined;
  let number = 0;

  function say(said: Said) {
    number += 1;
    const signal: Record<keyof Signal, unknown> = {
      from: ownUid,
      session,
      number,
      ...asSignal(said),
      createdAt: serverTimestamp(),
      expireAt,
    };
    setDoc(doc(collection(firestore(), path)), signal).catch(onProblem);
  }

  // Not at once: it would stand before the answer in the queue of what is to be written. What is not
  // deleted here is at the end, or expires.
  function tidy() {
    tidying = undefined;
    for (const reference of read.splice(0)) deleteDoc(reference).catch(() => {});
  }

  function listen(onSaid: (said: Said) => void) {
    const heard = declaredQueryAt(path, visitQueries.heard, [session, otherUid], limit(100));
    const stop = onSnapshot(
      heard,
      (snapshot) => {
        const added = snapshot.docChanges().filter(({ type }) => type === "added");
        const signals = added
          .map((change) => readDocument(signalSchema, change.doc))
          .filter((signal) => signal !== null)
          .toSorted((a, b) => a.number - b.number);
        for (const signal of signals) {
          const said = saidIn(signal);
          if (said !== null) onSaid(said);
        }
        read.push(...added.map((change) => change.doc.ref));
        tidying ??= setTimeout(tidy, tidyAfterMs);
      },
      onProblem,
    );
    return () => {
      stop();
      clearTimeout(tidying);
      tidy();
    };
  }

  return { say, listen };
}
