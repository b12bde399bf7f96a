import { useEffect, useMemo, useState } from "react";
import { useObservable } from "reactfire";
import { Observable, type Subscriber } from "rxjs";

import { failureOf, type Failure } from "./clientError.ts";
import { useLiveQueryScope } from "./LiveQueryProvider.tsx";
import { retryOnDenied } from "./retryOnDenied.ts";

/**
 * Listens until the returned function is called. A source that has failed reports no more values.
 */
export type Source<T> = (
  onValue: (value: T) => void,
  onError: (error: unknown) => void,
) => () => void;

/** The four states of a live view. */
export type LiveQuery<T> =
  | { status: "loading" }
  | { status: "error"; failure: Failure; retry: () => void }
  | { status: "empty" }
  | { status: "content"; value: T };

/**
 * A live value. Views with the same name share one listener, which ends some time after the last of
 * them unmounts, and at once with `closeLiveQueries`.
 *
 * reactfire keeps everything under an id for the life of the document, errors and listeners
 * included, and throws errors in render. So here an error is a value, the id includes the reader
 * (user and role, from LiveQueryProvider), and a listener that ends removes its id.
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
  const [attempt, setAttempt] = useState(0);
  const id = `${useLiveQueryScope()}/${name}#${attempt}`;
  // Only the first source under an id is used.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a name identifies its source
  const observable = useMemo(() => listening(id, source, lingerMs), [id]);
  const { status, data } = useObservable<Outcome<T>>(id, observable, { suspense: false });
  useEffect(() => retain(id), [id]);

  if (status !== "success") return { status: "loading" };
  if (data.failure !== null) {
    const retry = () => setAttempt(attempt + 1);
    return { status: "error", failure: data.failure, retry };
  }
  return isEmpty(data.value) ? { status: "empty" } : { status: "content", value: data.value };
}

/** Ends every listener and forgets its values. Call it before a sign-out. */
export function closeLiveQueries(): void {
  for (const id of listeners.keys()) close(id);
}

/** The number of open listeners. */
export function openListeners(): number {
  return listeners.size;
}

type Outcome<T> = { failure: null; value: T } | { failure: Failure };

type Listener = {
  end: () => void;
  /** How long the listener outlives its last view. */
  lingerMs: number;
  holders: number;
  timer: ReturnType<typeof setTimeout> | null;
};

const listeners = new Map<string, Listener>();

/** Long enough that going back and forth between pages reads nothing again. */
const defaultLingerMs = 20_000;

function listening<T>(id: string, source: Source<T>, lingerMs: number): Observable<Outcome<T>> {
  return new Observable((subscriber: Subscriber<Outcome<T>>) => {
    const listener: Listener = {
      end: () => subscriber.complete(),
      lingerMs,
      holders: 0,
      timer: null,
    };
    listeners.set(id, listener);
    // A render that React discards must not keep the listener open.
    closeLater(id, listener);
    return retryOnDenied(source)(
      (value) => subscriber.next({ failure: null, value }),
      (error) => subscriber.next({ failure: failureOf(error) }),
    );
  });
}

function retain(id: string): () => void {
  const listener = listeners.get(id);
  if (!listener) return () => {};
  listener.holders += 1;
  if (listener.timer !== null) clearTimeout(listener.timer);
  return () => {
    listener.holders -= 1;
    if (listener.holders === 0) closeLater(id, listener);
  };
}

function closeLater(id: string, listener: Listener): void {
  listener.timer = setTimeout(() => {
    if (listeners.get(id) === listener) close(id);
  }, listener.lingerMs);
}

function close(id: string): void {
  const listener = listeners.get(id);
  if (!listener) return;
  if (listener.timer !== null) clearTimeout(listener.timer);
  listeners.delete(id);
  // oxlint-disable-next-line no-underscore-dangle -- reactfire's name
  globalThis._reactFirePreloadedObservables?.delete(id);
  listener.end();
}

declare global {
  // reactfire's own cache: it offers no other way to forget.
  // oxlint-disable-next-line no-underscore-dangle -- reactfire's name
  var _reactFirePreloadedObservables: Map<string, unknown> | undefined;
}
