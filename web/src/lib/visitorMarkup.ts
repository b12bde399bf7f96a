/**
 * What the public pages hold ready for a visitor who is signed in. Their markup is written at build
 * time and filled by a script that only such visitors load, so both take the names from here.
 */
export const visitorMarkup = {
  /** The link for those who are not signed in. */
  signIn: "sign-in",
  /** What takes its place, with the two things in it. */
  account: "account",
  /** Leads to the portal or, for those without a role, to their account; has both names with it. */
  enter: "account-enter",
  signOut: "account-sign-out",
  /** Where a failed session sync is told; its sentence has a mark for the reason. */
  problem: "account-problem",
  reasonMark: "{reason}",
} as const;
