/**
 * Names of the markup that the public pages contain for signed-in visitors. The markup is written
 * at build time and filled in by a script that only those visitors load; both use these names.
 */
export const visitorMarkup = {
  /** The link for visitors who are not signed in. */
  signIn: "sign-in",
  /** The element that replaces it, which contains the next two. */
  account: "account",
  /**
   * Links to the portal or, for users without a role, to their account; its markup contains both
   * labels.
   */
  enter: "account-enter",
  signOut: "account-sign-out",
  /** The place for a failed session sync's message, whose text contains `reasonMark`. */
  problem: "account-problem",
  reasonMark: "{reason}",
} as const;
