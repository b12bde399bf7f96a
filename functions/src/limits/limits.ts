/** Up to `allowed` calls at once, and as many again spread over each further `window`. */
export type Limit = {
  readonly allowed: number;
  /** In seconds. */
  readonly window: number;
};

const minutes = 60;
const hours = 60 * minutes;

/** The limits of one kind of call; a call is refused if any of them is used up. */
export type Limits = {
  /** Per client, as identified by `clientAddress`; a whole office may share one address. */
  readonly address?: Limit;
  /**
   * Per peer, which bounds a caller who forges client addresses. All visitors of the site come
   * through a few peers, Hosting's edge.
   */
  readonly peer?: Limit;
  /** Per account, from any client. */
  readonly account?: Limit;
  /** Per account and client. */
  readonly accountAtAddress?: Limit;
  /** Per account, for all clients together that have not signed in to it before. */
  readonly accountElsewhere?: Limit;
  /** For everyone together. A flood then refuses others too, so only where each call costs money. */
  readonly total?: Limit;
};

/** What a visitor may have us work, where nothing can be guessed. */
const work = {
  address: { allowed: 60, window: 10 * minutes },
  peer: { allowed: 600, window: 10 * minutes },
};

/**
 * All rate limits. Starting, renewing and ending sessions is unlimited: these calls require a valid
 * token, and must stay fast. For sign-ins, only failures count (`countFailures`), because an office
 * of hundreds signs in from one address every morning.
 */
export const limits = {
  /** Each sign-in page calls this once when it opens, and again after every attempt. */
  passkeyOptions: {
    address: { allowed: 1500, window: 10 * minutes },
    peer: { allowed: 15_000, window: 10 * minutes },
  },
  /** A signature cannot be guessed; this limits the work. */
  passkeySignIn: work,
  /**
   * Ten guesses, then one per ninety seconds. Guesses from unknown clients share thirty, then one
   * per two minutes; clients that have signed in before are not affected.
   */
  usernameSignIn: {
    ...work,
    accountAtAddress: { allowed: 10, window: 15 * minutes },
    accountElsewhere: { allowed: 30, window: 1 * hours },
  },
  /**
   * Shared by sign-up, reset and verification, so that a stranger can't flood another person's mailbox.
   */
  mail: {
    address: { allowed: 20, window: 1 * hours },
    peer: { allowed: 600, window: 1 * hours },
    account: { allowed: 5, window: 1 * hours },
  },
  /**
   * Text messages with codes, where the account is a phone number. The total bounds what a flood
   * costs: at most 7,500 messages a day (operations.md, Sign-in by phone).
   */
  textMessages: {
    address: { allowed: 30, window: 1 * hours },
    peer: { allowed: 100, window: 1 * hours },
    account: { allowed: 5, window: 1 * hours },
    total: { allowed: 300, window: 1 * hours },
  },
  /** A code cannot be guessed; this limits the work. */
  passwordReset: work,
  openAccount: work,
  confirmEmail: { account: { allowed: 20, window: 10 * minutes } },
  /** The call checks the current password, so it gets as many guesses as a username sign-in. */
  passwordChange: { account: { allowed: 10, window: 15 * minutes } },
  /** A person may send follow-up messages; a school or an office shares an address. */
  contact: {
    address: { allowed: 30, window: 10 * minutes },
    peer: { allowed: 300, window: 10 * minutes },
    account: { allowed: 10, window: 1 * hours },
  },
  /**
   * Emails that confirm a message. Anyone can enter another person's address; a message above the
   * limit is received all the same.
   */
  contactConfirmation: { account: { allowed: 3, window: 24 * hours } },
  /** Only a browser without script asks; someone who compares answers asks often. */
  price: work,
  /** The same; the cache answers most of these calls before they count. */
  chosenPlan: work,
  /** The same, for the page of doctors. Each call reads up to two hundred and their hours. */
  doctors: work,
  /** A page sends at most five, and a policy that blocks something reports it on each page. */
  problems: {
    address: { allowed: 30, window: 10 * minutes },
    peer: { allowed: 300, window: 10 * minutes },
  },
  /** Codes for a policy, per account and per member number, so that no mailbox is flooded. */
  policyCode: {
    address: { allowed: 20, window: 1 * hours },
    peer: { allowed: 600, window: 1 * hours },
    account: { allowed: 5, window: 24 * hours },
  },
  /** Each code has five tries; this limits the work. */
  policyLink: { account: { allowed: 30, window: 1 * hours } },
  /** The error `username-taken` reveals which usernames exist. */
  username: { account: { allowed: 20, window: 1 * hours } },
  /** A clinician's own directory entry. */
  practice: { account: { allowed: 60, window: 1 * hours } },
  /** A clinician's own hours and absences. */
  availability: { account: { allowed: 120, window: 1 * hours } },
  /** Registering, listing, renaming and removing. */
  passkeys: { account: { allowed: 60, window: 10 * minutes } },
  /** An administrator looks up accounts one by one. */
  accountLookUp: { account: { allowed: 120, window: 10 * minutes } },
  /** Each call of a list reads up to five thousand accounts. */
  accountList: { account: { allowed: 60, window: 10 * minutes } },
  /** Keeps a stolen session from removing everyone's access before it is noticed. */
  accessChange: { account: { allowed: 30, window: 10 * minutes } },
  /** An administrator welcomes a group of new colleagues. */
  invitation: { account: { allowed: 60, window: 1 * hours } },
  /** Files of five thousand people; a check reveals no more than a list of accounts. */
  invitationCheck: { account: { allowed: 100, window: 1 * hours } },
  /** Six hundred invitations of files are 30 calls; a third more after failures. */
  invitationFile: { account: { allowed: 40, window: 1 * hours } },
  /** Per invited mailbox, so that repeated invitations can't flood it. */
  invitedMailbox: { account: { allowed: 5, window: 1 * hours } },
  /** An administrator tries a switch and turns it back. */
  switchChange: { account: { allowed: 30, window: 10 * minutes } },
  /** Each call of a handover moves up to a thousand leads and is repeated until none are left. */
  handOver: { account: { allowed: 60, window: 10 * minutes } },
  leadAssignment: { account: { allowed: 120, window: 10 * minutes } },
  /** Four files of ten thousand rows at once, each with 50 check calls and 100 import calls. */
  leadImport: { account: { allowed: 600, window: 1 * hours } },
  /** A fair's contracts, entered in one evening, with undone conversions. */
  leadConversion: { account: { allowed: 120, window: 1 * hours } },
  /** Per lead: each conversion after an undo sends another invitation. */
  convertedLead: { account: { allowed: 10, window: 1 * hours } },
  /** A morning of emails that a salesperson writes one by one. */
  leadMail: { account: { allowed: 60, window: 1 * hours } },
  /** Per lead, for all its salespeople together. */
  mailedLead: { account: { allowed: 5, window: 24 * hours } },
  /** Jobs of up to 10,000 leads, and their undos: an hour of cleanup. */
  bulkJob: { account: { allowed: 60, window: 1 * hours } },
  /** An afternoon of cleanup, including undone merges. */
  leadMerge: { account: { allowed: 120, window: 1 * hours } },
  /** For requests of people for their data, one by one. */
  personExport: { account: { allowed: 30, window: 10 * minutes } },
  /** Each erasure is confirmed by hand; a large one takes a few calls. */
  erasure: { account: { allowed: 30, window: 10 * minutes } },
  /** A file of ten thousand rows is 200 checks and 200 imports; a third more after a failure. */
  patientImport: { account: { allowed: 600, window: 1 * hours } },
  treatment: { account: { allowed: 120, window: 10 * minutes } },
  /** Each call reads up to two hundred clinicians and their hours, and when six are taken. */
  clinicianSearch: { account: { allowed: 120, window: 10 * minutes } },
  /** Each request sends an email, also one that is withdrawn and made again. */
  treatmentRequest: { account: { allowed: 10, window: 24 * hours } },
  treatmentAnswer: { account: { allowed: 120, window: 10 * minutes } },
  entryWithdrawal: { account: { allowed: 60, window: 10 * minutes } },
  leadExport: { account: { allowed: 60, window: 1 * hours } },
  /** An investigation looks at a few people and days. */
  auditExport: { account: { allowed: 20, window: 1 * hours } },
  /** Ten of the largest exports, each with a hundred pages, and as many again in an hour. */
  auditExportPage: { account: { allowed: 1000, window: 1 * hours } },
  /** A clinician's questions of a day; each reads records and may cost a model call. */
  assistant: { account: { allowed: 60, window: 10 * minutes } },
  /** A visit's page calls this once when it opens; an unstable network makes it reopen. */
  turnCredentials: { account: { allowed: 60, window: 10 * minutes } },
  /** A clinician makes a few links in a visit with a bad connection. */
  makeGuestLink: { account: { allowed: 60, window: 1 * hours } },
  /** A secret cannot be guessed; this limits the work. The account is the link, reopened on reloads. */
  enterAsGuest: {
    ...work,
    account: { allowed: 60, window: 10 * minutes },
  },
  guestConnection: { account: { allowed: 60, window: 10 * minutes } },
  /** Only files count, which read up to 2,000 appointments each; a 304 does not. */
  calendarFeed: {
    address: { allowed: 300, window: 10 * minutes },
    peer: { allowed: 3_000, window: 10 * minutes },
    account: { allowed: 30, window: 1 * hours },
  },
  /** Making, finding and ending one's own address. */
  ownCalendarFeed: { account: { allowed: 60, window: 1 * hours } },
  signOutEverywhere: { account: { allowed: 20, window: 10 * minutes } },
} as const satisfies Record<string, Limits>;

export type LimitName = keyof typeof limits;
