import { useState } from "react";

/** What is being typed, by what it is about. */
type Drafts<T> = Map<string, T>;

const everyone: Drafts<unknown>[] = [];

/**
 * A place for what is being typed into one kind of form, so that it outlives the form: the page may be
 * left, or locked, before it is sent. It lives as long as the document, in memory alone; a sign-out
 * loads another document.
 */
export function draftsOf<T>(): Drafts<T> {
  const drafts: Drafts<T> = new Map();
  everyone.push(drafts);
  return drafts;
}

/** What is being typed about something; null where nothing is. Set to null once it is sent or given up. */
export function useDraft<T>(drafts: Drafts<T>, about: string) {
  const [draft, show] = useState<T | null>(() => drafts.get(about) ?? null);

  function set(next: T | null) {
    show(next);
    if (next === null) drafts.delete(about);
    else drafts.set(about, next);
  }

  return [draft, set] as const;
}

/** How many things were typed that are neither sent nor given up: they are lost with the document. */
export function draftCount(): number {
  return everyone.reduce((count, { size }) => count + size, 0);
}
