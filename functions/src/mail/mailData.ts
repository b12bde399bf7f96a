import type { RemovedWays } from "@salvia/domain/account/account";

import type { MonthReport } from "../reports/monthReport.ts";

/**
 * What each mail says beyond its fixed words. Links are whole addresses. `timezone` is the reader's,
 * as an IANA name.
 *
 * No mail repeats a person's name: whoever opens an account with someone else's address could put
 * anything there and have us send it. A passkey's name is safe, since only an account whose address
 * is confirmed can have one.
 */
export type MailData = {
  /** `link` confirms the address. `at` and `browser` are when and with what somebody asked for it. */
  verifyEmail: { link: string; at: Date; timezone: string; browser: string | null };
  /** `link` leads to choosing a new password. */
  resetPassword: { link: string };
  /** `link` signs in and so finishes creating the account. */
  signUp: { link: string };
  /** Someone wants an account who has one. Neither link carries a secret. */
  alreadyMember: { link: string; resetLink: string };
  /** `link` leads to the list of passkeys. */
  passkeyAdded: { link: string; passkey: string; at: Date; timezone: string };
  /** `link` leads to where a reset is asked for. A reset removes other ways to sign in. */
  passwordChanged: { link: string; at: Date; timezone: string; removed: RemovedWays | null };
  /** Google has proven whose the address is; what an account had before was removed. */
  accountTakenOver: { link: string; at: Date; timezone: string };
  /** For salespeople: someone has written to us. `link` leads to the pool. */
  newLead: WantedMail;
  /** For a salesperson: a colleague has handed them a lead. `link` leads to their leads. */
  leadHandedOver: WantedMail;
  /** For a salesperson: a person whom we know has written again. `link` leads to their lead. */
  newEnquiry: WantedMail;
  /** For a salesperson: more has happened since the latest mail. `link` leads to their leads. */
  collectedNews: WantedMail;
  /** For a salesperson: a lead of theirs has become a client. `link` leads to their leads. */
  conversion: WantedMail;
  /** For a salesperson: how their month went. `link` leads to their dashboard. */
  monthlyReport: WantedMail & { report: MonthReport };
};

/** A mail that its reader has asked for; `settingsLink` leads to where they change their mind. */
type WantedMail = { link: string; settingsLink: string };

export type MailTemplate = keyof MailData;
