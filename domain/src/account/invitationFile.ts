import * as z from "zod/mini";

import { invitationSchema } from "./account.ts";

/** How many invitations of a file a request can contain. */
export const invitationFileLimits = {
  /** Checks only read. */
  checked: 50,
  /** Each takes about ten round trips, and many of them a second at the same time. */
  sent: 20,
} as const;

/** Invitations to different addresses: of two to one address, either role could win. */
const invitationsOfFile = (max: number) =>
  z.array(invitationSchema).check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((people) => new Set(people.map(({ email }) => email)).size === people.length),
  );

export const checkedInvitationsSchema = invitationsOfFile(invitationFileLimits.checked);
export const sentInvitationsSchema = invitationsOfFile(invitationFileLimits.sent);

/** What happened to an invitation of a file, or would happen. */
export const invitationOutcomes = [
  "invited",
  /** The account was invited earlier and is still unused. A file sends no second email. */
  "invitedBefore",
  /** Someone has used the account, could sign in to it, or may no longer do so. */
  "inUse",
  /** The account is unused but has another role. */
  "otherRole",
  /** The mailbox has received as many invitations as allowed; see the limits. */
  "mailboxFull",
  /** Another change of the account's access is under way. */
  "accountBusy",
] as const;

export type InvitationOutcome = (typeof invitationOutcomes)[number];
