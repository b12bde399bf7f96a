import * as z from "zod/mini";

import {
  accessOrderSchema,
  accountListSchema,
  accountSchema,
  accountSearchSchema,
  invitationSchema,
  uidSchema,
} from "./account.ts";
import { endDateSchema } from "./endDate.ts";
import {
  checkedInvitationsSchema,
  invitationOutcomes,
  sentInvitationsSchema,
} from "./invitationFile.ts";

const bodyMaxBytes = 64 * 1024;

/** The outcome of each invitation of a file, in the order of the request. */
const outcomesOfFile = z.object({ outcomes: z.array(z.enum(invitationOutcomes)) });

/** The server calls about other people's accounts; administrators only. */
export const accessEndpoints = {
  /** Looks up an account, or null if there is none. */
  findAccount: {
    path: "/api/auth/find-account",
    signedIn: true,
    role: "admin",
    input: z.strictObject({ uid: uidSchema }),
    output: z.object({ account: z.nullable(accountSchema) }),
  },
  /**
   * Lists accounts, in parts. The audit log records each list when it begins, but not the directory,
   * with which a list of all begins.
   */
  listAccounts: {
    path: "/api/auth/list-accounts",
    signedIn: true,
    role: "admin",
    input: accountSearchSchema,
    output: accountListSchema,
  },
  /**
   * Opens an account with a role and emails its owner a link to set a password. `invited` is false
   * if the account was in use before; it is then left as it was.
   */
  inviteAccount: {
    path: "/api/auth/invite-account",
    signedIn: "recently",
    role: "admin",
    input: invitationSchema,
    output: z.object({ uid: uidSchema, invited: z.boolean() }),
  },
  /** Finds out what would happen to invitations of a file; nothing is written. */
  checkInvitations: {
    path: "/api/auth/check-invitations",
    signedIn: true,
    role: "admin",
    bodyMaxBytes,
    input: z.strictObject({ invitations: checkedInvitationsSchema }),
    output: outcomesOfFile,
  },
  /** Sends invitations of a file. Repeating a request sends no email twice. */
  sendInvitations: {
    path: "/api/auth/send-invitations",
    signedIn: "recently",
    role: "admin",
    bodyMaxBytes,
    input: z.strictObject({ invitations: sentInvitationsSchema }),
    output: outcomesOfFile,
  },
  /** Changes another account's access. Takes effect everywhere within two seconds. */
  changeAccess: {
    path: "/api/auth/change-access",
    signedIn: "recently",
    role: "admin",
    input: accessOrderSchema,
    output: z.object({ account: accountSchema }),
  },
  /** Sets the last day on which another account has access, or removes it. */
  changeEndDate: {
    path: "/api/auth/change-end-date",
    signedIn: "recently",
    role: "admin",
    input: z.strictObject({ uid: uidSchema, endsOn: z.nullable(endDateSchema) }),
    output: z.object({ account: accountSchema }),
  },
} as const;
