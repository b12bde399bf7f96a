/** What a sign-out would lose. */
export type Unsent = {
  /** How many things have not reached the server yet. */
  count: number;
  /** Throws them away, once their writer has agreed to it. */
  giveUp: () => void;
};

export const nothingUnsent: Unsent = { count: 0, giveUp: () => {} };
