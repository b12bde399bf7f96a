import { isRefusalReason } from "@salvia/domain/shared/errors";

import { noticeAttribute } from "../lib/noticeAttribute.ts";
import { jsonIn, tabStorage } from "../lib/storage.ts";

/** Why a user is signed out, shown on the login page. */
export type SignOutNotice =
  /** The user chose to sign out. */
  | { kind: "signed-out" }
  /** The user chose to sign out on all their devices. */
  | { kind: "signed-out-everywhere" }
  /** All sessions were ended from another device or by the server. */
  | { kind: "ended-everywhere" }
  /** The user chose to sign out in another tab. */
  | { kind: "signed-out-in-another-tab" }
  /** The identity provider ended the session, for example because the account was disabled. */
  | { kind: "session-ended" }
  /** This device had no input for a while. */
  | { kind: "idle" }
  /** The session could not be synced. */
  | { kind: "sync-failed"; reason: string };

/** Whether the user chose the sign-out, here or elsewhere. */
export function isChosen({ kind }: SignOutNotice): boolean {
  return kind !== "sync-failed" && kind !== "session-ended" && kind !== "idle";
}

/** Leaves a notice for the login page that this tab opens next. */
export function leaveNotice(notice: SignOutNotice): void {
  // Without storage, the login page shows no reason.
  tabStorage.set(noticeAttribute.storageKey, JSON.stringify(notice));
}

/**
 * Returns the notice left for this page, or null, and removes it so that it is shown once. Session
 * storage belongs to this tab and origin, so no other site or link can write to it. The reason of a
 * failed sync may be any short text of the server and is rendered as text.
 */
export function takeNotice(): SignOutNotice | null {
  document.documentElement.removeAttribute(noticeAttribute.attribute);
  return noticeOf(jsonIn(tabStorage.take(noticeAttribute.storageKey)));
}

function noticeOf(value: unknown): SignOutNotice | null {
  if (typeof value !== "object" || value === null || !("kind" in value)) return null;
  switch (value.kind) {
    case "signed-out":
    case "signed-out-everywhere":
    case "ended-everywhere":
    case "signed-out-in-another-tab":
    case "session-ended":
    case "idle":
      return { kind: value.kind };
    case "sync-failed":
      return "reason" in value && isRefusalReason(value.reason)
        ? { kind: "sync-failed", reason: value.reason }
        : null;
    default:
      return null;
  }
}
