import { isCallError } from "@salvia/domain/errors";

import { noticeMark } from "../lib/noticeMark.ts";

/** What the login page tells a user who was led there: why they are signed out. */
export type SignOutNotice =
  /** They chose to. */
  | { kind: "signed-out" }
  /** They chose to, on all their devices. */
  | { kind: "signed-out-everywhere" }
  /** It was chosen for all their devices on another one, or by the server. */
  | { kind: "ended-everywhere" }
  /** The identity provider ended it: a sign-out in another tab, a disabled account. */
  | { kind: "session-ended" }
  /** The session could not be synced. */
  | { kind: "sync-failed"; reason: string };

/** Leaves a notice for the login page that this tab opens next. */
export function leaveNotice(notice: SignOutNotice): void {
  try {
    sessionStorage.setItem(noticeMark.storageKey, JSON.stringify(notice));
  } catch {
    // Storage may be switched off: the user then sees the login page without a reason.
  }
}

/**
 * The notice left for this page, or null. It is shown once: reading it removes it.
 * Storage is open to other scripts of the origin, so only notices and reasons of the closed lists
 * are believed.
 */
export function takeNotice(): SignOutNotice | null {
  document.documentElement.removeAttribute(noticeMark.attribute);
  try {
    const text = sessionStorage.getItem(noticeMark.storageKey);
    sessionStorage.removeItem(noticeMark.storageKey);
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
    case "session-ended":
      return { kind: value.kind };
    case "sync-failed":
      return "reason" in value && isSyncReason(value.reason)
        ? { kind: "sync-failed", reason: value.reason }
        : null;
    default:
      return null;
  }
}

const clientReasons: ReadonlySet<unknown> = new Set([
  "no-token",
  "sync-in-progress",
  "cookie-not-set-after-retries",
  "network-error",
]);

function isSyncReason(value: unknown): value is string {
  return (
    clientReasons.has(value) ||
    isCallError(value) ||
    (typeof value === "string" && /^status:[0-9]{3}$/.test(value))
  );
}
