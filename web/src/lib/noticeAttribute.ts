/**
 * What the head script and the login page agree on, so that a notice of why somebody was signed out
 * has its place before it is there: what stands below it must not move under a finger.
 */
export const noticeAttribute = {
  /** The key of session storage that holds the notice. */
  storageKey: "signOutNotice",
  /** Marks `<html>` where a notice is waiting. */
  attribute: "data-notice",
} as const;
