/** So many calls are allowed at once, and as many again spread over each further `window`. */
export type Limit = {
  readonly allowed: number;
  /** In seconds. */
  readonly window: number;
};

const minutes = 60;
const hours = 60 * minutes;

/** The limits that one kind of call may have; a call is refused where any of them is used up. */
export type Limits = {
  /** Of one client, as `clientAddress` knows it; a whole office may share its address. */
  readonly address?: Limit;
  /**
   * Of one peer, which bounds a caller who forges the client's address. All visitors of the site come
   * by Hosting's edge, a few such peers.
   */
  readonly peer?: Limit;
  /** Of one account, whoever calls. */
  readonly account?: Limit;
  /** Of one account by one client. */
  readonly accountAtAddress?: Limit;
  /** Of one account by all clients together from which it was not signed in to before. */
  readonly accountElsewhere?: Limit;
};

/**
 * Every rate limit. Starting, renewing and ending sessions is not limited: a token is its own proof,
 * and those calls are to stay quick. Of sign-ins only failures count (`countFailures`): an office of
 * hundreds signs in from one address every morning.
 */
export const limits = {
  /** Each login page asks once as it opens, and again after every attempt. */
  passkeyOptions: {
    address: { allowed: 1500, window: 10 * minutes },
    peer: { allowed: 15_000, window: 10 * minutes },
  },
  /** A signature cannot be guessed; this bounds the work. */
  passkeySignIn: {
    address: { allowed: 60, window: 10 * minutes },
    peer: { allowed: 600, window: 10 * minutes },
  },
  /**
   * Ten guesses, then one in ninety seconds. Guesses from many addresses share thirty, then one in two
   * minutes; they keep nobody out who has signed in from theirs before.
   */
  usernameSignIn: {
    address: { allowed: 60, window: 10 * minutes },
    peer: { allowed: 600, window: 10 * minutes },
    accountAtAddress: { allowed: 10, window: 15 * minutes },
    accountElsewhere: { allowed: 30, window: 1 * hours },
  },
  /** Of sign-up, reset and verification together: nobody's mailbox is filled by others. */
  mail: {
    address: { allowed: 20, window: 1 * hours },
    peer: { allowed: 600, window: 1 * hours },
    account: { allowed: 5, window: 1 * hours },
  },
  /** A code cannot be guessed; this bounds the work. */
  passwordReset: {
    address: { allowed: 60, window: 10 * minutes },
    peer: { allowed: 600, window: 10 * minutes },
  },
  openAccount: {
    address: { allowed: 60, window: 10 * minutes },
    peer: { allowed: 600, window: 10 * minutes },
  },
  confirmEmail: { account: { allowed: 20, window: 10 * minutes } },
  /** The call checks the current password: as many guesses as a username has. */
  passwordChange: { account: { allowed: 10, window: 15 * minutes } },
  /** A person who writes again adds to what they wrote; a school or an office shares an address. */
  contact: {
    address: { allowed: 30, window: 10 * minutes },
    peer: { allowed: 300, window: 10 * minutes },
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
  /** Each call of a hand-over moves a thousand leads at most, and goes on until nothing is left. */
  handOver: { account: { allowed: 60, window: 10 * minutes } },
  leadAssignment: { account: { allowed: 120, window: 10 * minutes } },
  /** Four files of ten thousand rows at once, of 50 calls that check and 100 that import. */
  leadImport: { account: { allowed: 600, window: 1 * hours } },
  /** A tidy-up of an afternoon, and what is undone of it. */
  leadMerge: { account: { allowed: 120, window: 1 * hours } },
  /** Each is confirmed by hand; one of very much takes a few calls. */
  erasure: { account: { allowed: 30, window: 10 * minutes } },
  leadExport: { account: { allowed: 60, window: 1 * hours } },
  /** A clinician's day of questions; each reads records and may cost its operator a model's answer. */
  assistant: { account: { allowed: 60, window: 10 * minutes } },
  /** Each page of a visit asks once as it opens; a network that comes and goes has it opened anew. */
  turnCredentials: { account: { allowed: 60, window: 10 * minutes } },
  signOutEverywhere: { account: { allowed: 20, window: 10 * minutes } },
} as const satisfies Record<string, Limits>;

export type LimitName = keyof typeof limits;
