import { isRefusalReason } from "@salvia/domain/shared/errors";

import { noticeAttribute } from "../lib/noticeAttribute.ts";

/** What the login page tells a user who was led there: why they are signed out. */
export type SignOutNotice =
  /** They chose to. */
  | { kind: "signed-out" }
  /** They chose to, on all their devices. */
  | { kind: "signed-out-everywhere" }
  /** It was chosen for all their devices on another one, or by the server. */
  | { kind: "ended-everywhere" }
  /** They chose to, in another tab. */
  | { kind: "signed-out-in-another-tab" }
  /** The identity provider ended it: a disabled account, say. */
  | { kind: "session-ended" }
  /** Nothing happened on this device for a while. */
  | { kind: "idle" }
  /** The session could not be synced. */
  | { kind: "sync-failed"; reason: string };

/** Whether the user chose the sign-out, here or in another place. */
export function isChosen({ kind }: SignOutNotice): boolean {
  return kind !== "sync-failed" && kind !== "session-ended" && kind !== "idle";
}

/** Leaves a notice for the login page that this tab opens next. */
export function leaveNotice(notice: SignOutNotice): void {
  try {
    sessionStorage.setItem(noticeAttribute.storageKey, JSON.stringify(notice));
  } catch {
    // Storage may be switched off: the user then sees the login page without a reason.
  }
}

/**
 * The notice left for this page, or null. It is shown once: reading it removes it.
 * Session storage belongs to this tab and origin: no other site and no link can write to it. The reason
 * of a failed sync may be any short text of the server, and is shown as text.
 */
export function takeNotice(): SignOutNotice | null {
  document.documentElement.removeAttribute(noticeAttribute.attribute);
  try {
    const text = sessionStorage.getItem(noticeAttribute.storageKey);
    sessionStorage.removeItem(noticeAttribute.storageKey);
    return text === null ? null : noticeOf(JSON.parse(text));
  } catch {
    return null;
  }
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
