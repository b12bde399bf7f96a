import { useState } from "react";

import { parkDraft, takeParkedDraft } from "../lib/parkedDrafts.ts";

/** Drafts of one kind of form, keyed by the record they belong to. */
type Drafts<T> = Map<string, T>;

/** How drafts survive a forced sign-out. */
type Kept<T> = {
  /** The name of the kind of form, used as the storage key. */
  name: string;
  /** Parses a stored draft; returns null if its format is no longer usable. */
  read: (parked: unknown) => T | null;
};

type Kind = { name: string | null; drafts: Drafts<unknown>; restore: (uid: string) => void };

const kinds: Kind[] = [];

/** The uid of the user who owns the drafts; null until a user is signed in. */
let owner: string | null = null;

/**
 * Creates in-memory storage for the drafts of one kind of form. Drafts outlive the form, so users
 * may leave or lock the page before sending, but not the document.
 *
 * @param kept for forms without health data only: after a forced sign-out, restores the drafts for
 * the same user in the same tab
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

/** Restores a user's drafts after a forced sign-out. */
export function restoreDrafts(uid: string): void {
  if (owner === uid) return;
  owner = uid;
  for (const { restore } of kinds) restore(uid);
}

/** Stores the user's drafts for their next sign-in in this tab. */
export function parkDrafts(): void {
  for (const { name, drafts } of kinds) {
    if (owner !== null && name !== null && drafts.size > 0) parkDraft(owner, name, [...drafts]);
  }
}

/** The draft for a record, or null. Set it to null once it is sent or discarded. */
export function useDraft<T>(drafts: Drafts<T>, about: string) {
  const [draft, show] = useState<T | null>(() => drafts.get(about) ?? null);

  function set(next: T | null) {
    show(next);
    if (next === null) drafts.delete(about);
    else drafts.set(about, next);
  }

  return [draft, set] as const;
}

/** The number of drafts neither sent nor discarded; closing the document loses them. */
export function draftCount(): number {
  return kinds.reduce((count, { drafts }) => count + drafts.size, 0);
}
