import { useState } from "react";

import { parkDraft, takeParkedDraft } from "../lib/parkedDrafts.ts";

/** What is being typed, by what it is about. */
type Drafts<T> = Map<string, T>;

/** How drafts survive a sign-out that their user did not choose. */
type Kept<T> = {
  /** The name of the kind of form. */
  name: string;
  /** Reads one draft back; null where it cannot be used any more. */
  read: (parked: unknown) => T | null;
};

type Kind = { name: string | null; drafts: Drafts<unknown>; restore: (uid: string) => void };

const kinds: Kind[] = [];

/** Whose drafts these are; null until somebody is signed in. */
let owner: string | null = null;

/**
 * A place for what is being typed into one kind of form, so that it outlives the form: the page may be
 * left, or locked, before it is sent. It lives as long as the document, in memory alone.
 *
 * @param kept for forms without health data: after a sign-out that was not chosen, the same user finds
 *   in the same tab what they were typing
 */
export function draftsOf<T>(kept: Kept<T> | null = null): Drafts<T> {
  const drafts: Drafts<T> = new Map();
  const kind = { name: kept?.name ?? null, drafts, restore };

  function restore(uid: string) {
    const parked = kept === null ? null : takeParkedDraft(uid, kept.name);
    for (const entry of Array.isArray(parked) ? parked : []) {
      const [about, value]: unknown[] = Array.isArray(entry) ? entry : [];
      const draft = kept?.read(value) ?? null;
      if (typeof about === "string" && draft !== null) drafts.set(about, draft);
    }
  }

  kinds.push(kind);
  if (owner !== null) restore(owner);
  return drafts;
}

/** Gives a user back what they were typing before a sign-out that they did not choose. */
export function restoreDrafts(uid: string): void {
  if (owner === uid) return;
  owner = uid;
  for (const { restore } of kinds) restore(uid);
}

/** Keeps what the user is typing for their next sign-in in this tab. */
export function parkDrafts(): void {
  for (const { name, drafts } of kinds) {
    if (owner !== null && name !== null && drafts.size > 0) parkDraft(owner, name, [...drafts]);
  }
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
  return kinds.reduce((count, { drafts }) => count + drafts.size, 0);
}
