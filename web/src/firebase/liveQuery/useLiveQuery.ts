import { useEffect } from "react";
import { useObservable } from "reactfire";
import { BehaviorSubject } from "rxjs";

import { failureOf, type Failure } from "../clientError.ts";
import { useLiveQueryScope } from "./LiveQueryProvider.tsx";
import { retryOnDenied } from "./retryOnDenied.ts";
import type { Source } from "./source.ts";

/** The four states of a live view. */
export type LiveQuery<T> =
  | { status: "loading" }
  | { status: "error"; failure: Failure; retry: () => void }
  | { status: "empty" }
  | { status: "content"; value: T };

/**
 * A live value. Views with the same name share one listener, which ends some time after the last of
 * them unmounts, and at once with `closeLiveQueries` (docs/decisions/0045-live-queries.md).
 *
 * @param name identifies this source among all sources of the same user
 * @param lingerMs how long it stays live without a view, reading every change meanwhile
 * @throws Error outside a LiveQueryProvider
 */
export function useLiveQuery<T>(
  name: string,
  source: Source<T>,
  isEmpty: (value: T) => boolean = () => false,
  lingerMs: number = defaultLingerMs,
): LiveQuery<T> {
  const listener = openListener(`${useLiveQueryScope()}/${name}`, source, lingerMs);
  const { id, outcomes } = listener;
  // reactfire forgets a value that no view shows for 30 seconds, so it needs the current one.
  const { data } = useObservable(id, outcomes, { suspense: false, initialData: outcomes.value });
  useEffect(() => retain(listener), [listener]);

  if (data.status === "value") {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name identifies its source
    const value = data.value as T;
    return isEmpty(value) ? { status: "empty" } : { status: "content", value };
  }
  return data.status === "error" ? { ...data, retry: listener.listen } : data;
}

/** Ends every listener and forgets its values. Call it before a sign-out. */
export function closeLiveQueries(): void {
  for (const listener of listeners.values()) close(listener);
}

export function openListeners(): number {
  return listeners.size;
}

type Outcome =
  | { status: "loading" }
  | { status: "error"; failure: Failure }
  | { status: "value"; value: unknown };

type Listener = {
  /** Its name and its reader. */
  key: string;
  /**
   * Its id for reactfire, which keeps the last value under an id for the life of the document. So
   * each listener has an id of its own, and its last value is `loading`, without data.
   */
  id: string;
  outcomes: BehaviorSubject<Outcome>;
  /** Begins to listen, or begins again. */
  listen: () => void;
  stop: () => void;
  /** How long the listener outlives its last view. */
  lingerMs: number;
  views: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

const listeners = new Map<string, Listener>();

/** Long enough that going back and forth between pages reads nothing again. */
const defaultLingerMs = 20_000;

const loading: Outcome = { status: "loading" };

let opened = 0;

function openListener<T>(key: string, source: Source<T>, lingerMs: number): Listener {
  const known = listeners.get(key);
  if (known !== undefined) return known;
  opened += 1;
  const outcomes = new BehaviorSubject<Outcome>(loading);
  const listener: Listener = {
    key,
    id: `live-${opened}`,
    outcomes,
    listen() {
      // An error stays an outcome: reactfire would throw it in render.
      outcomes.next(loading);
      listener.stop();
      listener.stop = retryOnDenied(source)(
        (value) => outcomes.next({ status: "value", value }),
        (error) => outcomes.next({ status: "error", failure: failureOf(error) }),
      );
    },
    stop: () => {},
    lingerMs,
    views: 0,
    timer: undefined,
  };
  listeners.set(key, listener);
  // A render that React discards must not keep the listener open.
  closeLater(listener);
  listener.listen();
  return listener;
}

function retain(listener: Listener): () => void {
  listener.views += 1;
  clearTimeout(listener.timer);
  return () => {
    listener.views -= 1;
    if (listener.views === 0) closeLater(listener);
  };
}

function closeLater(listener: Listener): void {
  listener.timer = setTimeout(() => close(listener), listener.lingerMs);
}

function close(listener: Listener): void {
  if (listeners.get(listener.key) !== listener) return;
  clearTimeout(listener.timer);
  listeners.delete(listener.key);
  listener.stop();
  listener.outcomes.next(loading);
  listener.outcomes.complete();
}
