/** So many calls are allowed at once, and as many again spread over each further `window`. */
export type Limit = {
  readonly allowed: number;
  /** In seconds. */
  readonly window: number;
};

const minutes = 60;
const hours = 60 * minutes;

/**
 * Every rate limit. `address` counts calls from one network address, which a whole office may
 * share; `account` those that concern one account, whoever makes them, and is what guessing runs
 * into. Starting, renewing and ending sessions is not limited: a token is its own proof, and those
 * calls are to stay quick.
 */
export const limits = {
  /** Each login page asks once as it opens, and again after every attempt. */
  passkeyOptions: {
    address: { allowed: 120, window: 10 * minutes },
    account: { allowed: 30, window: 10 * minutes },
  },
  /** A signature cannot be guessed; this bounds the work. */
  passkeySignIn: { address: { allowed: 60, window: 10 * minutes } },
  /** Ten guesses, then one in ninety seconds: below a thousand a day for one username. */
  usernameSignIn: {
    address: { allowed: 60, window: 10 * minutes },
    account: { allowed: 10, window: 15 * minutes },
  },
  /** Of sign-up, reset and verification together: nobody's mailbox is filled by others. */
  mail: {
    address: { allowed: 20, window: 1 * hours },
    account: { allowed: 5, window: 1 * hours },
  },
  /** A code cannot be guessed; this bounds the work. */
  passwordReset: { address: { allowed: 60, window: 10 * minutes } },
  /** A person who writes again adds to what they wrote; a school or an office shares an address. */
  contact: {
    address: { allowed: 30, window: 10 * minutes },
    account: { allowed: 10, window: 1 * hours },
  },
  /** The answer `username-taken` tells which usernames exist. */
  username: { account: { allowed: 20, window: 1 * hours } },
  /** A clinician's own entry in the directory. */
  practice: { account: { allowed: 60, window: 1 * hours } },
  /** Registering, listing, renaming and removing. */
  passkeys: { account: { allowed: 60, window: 10 * minutes } },
  /** An administrator who looks accounts up, one by one. */
  accountLookUp: { account: { allowed: 120, window: 10 * minutes } },
  /** A stolen session must not empty the house before somebody notices. */
  accessChange: { account: { allowed: 30, window: 10 * minutes } },
  /** Four files of ten thousand rows at once, of 50 calls that check and 100 that import. */
  leadImport: { account: { allowed: 600, window: 1 * hours } },
  leadExport: { account: { allowed: 60, window: 1 * hours } },
  /** A clinician's day of questions; each reads records and may cost its operator a model's answer. */
  assistant: { account: { allowed: 60, window: 10 * minutes } },
  /** Each page of a visit asks once as it opens; a network that comes and goes has it opened anew. */
  turnCredentials: { account: { allowed: 60, window: 10 * minutes } },
  signOutEverywhere: { account: { allowed: 20, window: 10 * minutes } },
} as const satisfies Record<string, { address?: Limit; account?: Limit }>;

export type LimitName = keyof typeof limits;
