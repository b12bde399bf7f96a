import { jsonIn, tabKeys, tabStorage } from "./storage.ts";

/**
 * Stores a user's draft in this tab across a forced sign-out. It is removed when it is restored,
 * when another user signs in, and at a voluntary sign-out.
 */
export function parkDraft(uid: string, name: string, draft: unknown): void {
  // Without storage, the text is lost with the document.
  tabStorage.set(keyOf(uid, name), JSON.stringify(draft));
}

/**
 * Returns a user's parked draft and removes it: any JSON value, with dates revived, or null if
 * there is none.
 */
export function takeParkedDraft(uid: string, name: string): unknown {
  return jsonIn(tabStorage.take(keyOf(uid, name)), revived);
}

/** Removes the parked drafts of all other users in this tab. */
export function keepParkedDraftsOf(uid: string): void {
  for (const key of tabKeys()) {
    if (key.startsWith(prefix) && !key.startsWith(keyOf(uid, ""))) tabStorage.set(key, null);
  }
}

function revived(_key: string, value: unknown): unknown {
  return typeof value === "string" && isoDate.test(value) ? new Date(value) : value;
}

/** The format in which `Date` is serialized to JSON. */
const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const prefix = "parkedDraft:";

function keyOf(uid: string, name: string): string {
  return `${prefix}${uid}:${name}`;
}

/**
 * Removes what this tab stores for its user, such as drafts and a username being chosen, so that
 * nothing remains after a voluntary sign-out.
 */
export function clearTabStorage(): void {
  for (const key of tabKeys()) tabStorage.set(key, null);
}
