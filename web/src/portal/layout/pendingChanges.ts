/** What a sign-out would lose. */
export type PendingChanges = {
  /** How many things have not reached the server yet. */
  count: number;
  /** Throws them away, once their writer has agreed to it. */
  giveUp: () => void;
};

export const noPendingChanges: PendingChanges = { count: 0, giveUp: () => {} };
