/** What a sign-out would lose. */
export type PendingChanges = {
  /** The number of changes not yet sent to the server. */
  count: number;
  /** Discards the changes; call it only after the user has agreed. */
  giveUp: () => void;
};

export const noPendingChanges: PendingChanges = { count: 0, giveUp: () => {} };
