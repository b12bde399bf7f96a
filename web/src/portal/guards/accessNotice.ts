import { isRole, type Role } from "@salvia/domain/account/role";

import type { Needed } from "./whereTo.ts";
import { jsonIn, tabStorage } from "../../lib/storage.ts";

/** Why a user's pages are others than before, shown on the page that they see now. */
export type AccessNotice =
  /** The user's role was given, taken or changed while their tab was open. */
  | { kind: "changed"; /** The role before. */ from: Role | null }
  /** The user opened an area that their role does not include. */
  | { kind: "refused"; area: Role };

/**
 * The notice for the user of a page; null if there is nothing to say, or if the page where they
 * land explains itself, such as the passkey that their role requires.
 *
 * @param seen the role with which this document showed them the page; undefined if it has not
 */
export function accessNoticeFor(
  user: { role: Role | null } | null,
  needed: Needed,
  seen: Role | null | undefined,
): AccessNotice | null {
  if (user === null) return null;
  if (seen !== undefined) return seen === user.role ? null : { kind: "changed", from: seen };
  return needed === "any" || needed === user.role ? null : { kind: "refused", area: needed };
}

/** The notice of this document; undefined until the one left for it has been read. */
let present: AccessNotice | null | undefined;

const listeners = new Set<() => void>();

/** The notice to show in this document, or null. */
export function presentNotice(): AccessNotice | null {
  if (present === undefined) present = takeNotice();
  return present;
}

/** Calls a function when the notice of this document changes. */
export function onAccessNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a notice in this document; null removes the present one. */
export function showAccessNotice(notice: AccessNotice | null): void {
  present = notice;
  for (const listener of listeners) listener();
}

const storageKey = "accessNotice";

/** Leaves a notice for the portal's page that this tab opens next. */
export function leaveAccessNotice(notice: AccessNotice): void {
  // Without storage, the next page says nothing.
  tabStorage.set(storageKey, JSON.stringify(notice));
}

/** Returns the notice left for this document, and removes it so that no other shows it. */
function takeNotice(): AccessNotice | null {
  return noticeOf(Object(jsonIn(tabStorage.take(storageKey))));
}

function noticeOf({ kind, from, area }: Record<string, unknown>): AccessNotice | null {
  if (kind === "changed" && isRole(from)) return { kind, from };
  return kind === "refused" && isRole(area) ? { kind, area } : null;
}
