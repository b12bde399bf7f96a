/**
 * Shared by the head script and the login page. It reserves space for the sign-out notice before
 * the notice renders, so that the layout does not shift while the user taps.
 */
export const noticeAttribute = {
  /** The session storage key of the notice. */
  storageKey: "signOutNotice",
  /** The attribute that marks `<html>` when a notice is pending. */
  attribute: "data-notice",
} as const;

/**
 * Marks `<html>` when a form was submitted before its script arrived (`method="dialog"` sends
 * nothing).
 */
export const submittedAttribute = "data-submitted";
