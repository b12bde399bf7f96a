import type { RemovedWays } from "@salvia/domain/account/account";
import type { Subscription } from "@salvia/domain/mail/mail";
import type { AppointmentMode } from "@salvia/domain/scheduling/appointment";
import type { Language } from "@salvia/domain/shared/language";

import type { Values } from "./format.ts";

/**
 * The variable content of each email. Links are absolute URLs. `timezone` is the reader's, as an
 * IANA name.
 *
 * No email contains a person's name: anyone can open an account with another person's address and
 * would choose the text we send there. A passkey's name is safe, because only an account with a
 * confirmed address can have one.
 */
export type MailData = {
  /**
   * `link` confirms the address. `at` and `browser` say when and from which browser it was
   * requested.
   */
  verifyEmail: { link: string; at: Date; timezone: string; browser: string | null };
  /** `link` opens the page to choose a new password. */
  resetPassword: { link: string };
  /** `link` signs in and so finishes creating the account. */
  signUp: { link: string };
  /** Sent to an existing member who signs up again. Neither link contains a secret. */
  alreadyMember: { link: string; resetLink: string };
  /**
   * An administrator opened an account for the reader. `link` sets its first password, and
   * `resetLink` requests another such link.
   */
  invitation: { link: string; resetLink: string };
  memberInvitation: { link: string; resetLink: string };
  /** To the address on file of a policy: someone wants to link it, with this code. `link` signs in. */
  policyCode: { link: string; code: string };
  /** The same, if the policy's account is in use. Neither link contains a secret. */
  policyInUse: { link: string; resetLink: string };
  /** To the address on file: the policy was linked to another address. `link` signs in. */
  policyLinked: { link: string };
  /** `link` opens the list of passkeys. */
  passkeyAdded: { link: string; passkey: string; at: Date; timezone: string };
  /** `link` opens the page to request a reset, which removes other sign-in methods. */
  passwordChanged: { link: string; at: Date; timezone: string; removed: RemovedWays | null };
  /** Google has proven who owns the address; what the account had before was removed. */
  accountTakenOver: { link: string; at: Date; timezone: string };
  /**
   * To a visitor: their message has arrived. `reference` is that of its entry in the timeline, and
   * `link` compares the plans.
   */
  enquiryReceived: { link: string; reference: string };
  /** To salespeople: a person has contacted us. `link` opens the pool. */
  newLead: SubscribedMail;
  /** To a salesperson: a colleague has handed over a lead. `link` opens the recipient's leads. */
  leadHandedOver: SubscribedMail;
  /** To a salesperson: a known person has written again. `link` opens that person's lead. */
  newEnquiry: SubscribedMail;
  /** To a salesperson: more events since the last email. `link` opens the salesperson's leads. */
  leadDigest: SubscribedMail;
  /** To a salesperson: a lead has become a client. `link` opens the salesperson's leads. */
  conversion: SubscribedMail;
  /** To a salesperson: a colleague mentioned them in a note, or answered theirs. `link` opens its lead. */
  mention: SubscribedMail;
  noteReply: SubscribedMail;
  /** To a salesperson: an administrator has assigned leads to them. `link` opens their leads. */
  leadsAssigned: SubscribedMail & { count: number };
  /** To a salesperson, in the morning: how many next steps are due. `link` opens the dashboard. */
  stepsDue: SubscribedMail & { dueToday: number; overdue: number };
  /** To a salesperson: the figures of a month. `link` opens the dashboard. */
  monthlyReport: SubscribedMail & { report: MonthReport };
  /** To a clinician or a patient: the other asks for an appointment. `link` opens it. */
  appointmentRequested: AppointmentMail;
  /** To a clinician: the patient asks to move an appointment. `at` is the time asked for. */
  appointmentMoveRequested: AppointmentMail;
  /** To a clinician and a patient, as the following. */
  appointmentConfirmed: AppointmentMail;
  appointmentMoved: AppointmentMail;
  /** To the one of them who didn't decide it. `at` is the time asked for. */
  appointmentNotMoved: AppointmentMail;
  appointmentCanceled: AppointmentMail;
  /** To patients on a waiting list: a time became free. `link` opens the form to request it. */
  timeOffered: AppointmentMail;
  /** To a clinician and a patient, on the day before. */
  appointmentReminder: AppointmentMail;
  /** To a clinician or a patient: the other has written. `link` opens the conversation. */
  newMessage: SubscribedMail;
  /** To a patient: a clinician who no longer treats them has not read their messages. */
  messagesUnread: SubscribedMail;
  /** To a clinician: a member asks to become their patient. `link` opens the requests. */
  treatmentRequested: SubscribedMail;
  /** To a member: a clinician has accepted or declined. `link` opens the clinicians. */
  treatmentAnswered: SubscribedMail;
};

/**
 * An email that its reader has subscribed to. `settingsLink` opens the notification settings;
 * `subscription` is what one click in a mail program turns off.
 */
export type SubscribedMail = { link: string; settingsLink: string; subscription: Subscription };

/** An email about an appointment that starts `at` a time. It never says who the patient is, or why. */
export type AppointmentMail = SubscribedMail & {
  at: Date;
  timezone: string;
  mode: AppointmentMode;
};

export type MailTemplate = keyof MailData;

/** The parts from which the HTML and the plain text of an email are made. */
export type MailParts = {
  language: Language;
  /** Without placeholders. */
  subject: string;
  preview: string;
  heading: string;
  greeting: string;
  /** With placeholders, which HTML and plain text fill differently. */
  body: readonly string[];
  /** Shown below the body. */
  table: MailTable | null;
  notes: readonly string[];
  footer: readonly string[];
  button: string;
  address: string;
  link: string;
  values: Values;
};

/** A table of figures: column heads, and rows of a name with one figure per column. */
export type MailTable = {
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...figures: string[]])[];
};

/** A salesperson's figures of a month and the previous one; months look like `2026-10`. */
export type MonthReport = {
  month: string;
  monthBefore: string;
  created: number;
  createdBefore: number;
  converted: number;
  convertedBefore: number;
  /** The current number of leads in progress, and of clients. */
  open: number;
  clients: number;
};
