import * as z from "zod/mini";

import {
  accessOrderSchema,
  accountKeySchema,
  accountListSchema,
  accountSchema,
  accountSearchSchema,
  invitationSchema,
  uidSchema,
} from "./account.ts";

/**
 * The server calls about other people's accounts, in the format of endpoints.ts; administrators
 * only. Separate from them, because the login page does not need them.
 */
export const accessEndpoints = {
  /** Looks up an account, or null if there is none. */
  findAccount: {
    path: "/api/auth/find-account",
    signedIn: true,
    role: "admin",
    input: accountKeySchema,
    output: z.object({ account: z.nullable(accountSchema) }),
  },
  /** Lists accounts, in parts. The audit log records each list when it begins. */
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
  /** Changes another account's access. Takes effect everywhere within two seconds. */
  changeAccess: {
    path: "/api/auth/change-access",
    signedIn: "recently",
    role: "admin",
    input: accessOrderSchema,
    output: z.object({ account: accountSchema }),
  },
} as const;

type AccessEndpointName = keyof typeof accessEndpoints;

export type AccessEndpointInput<Name extends AccessEndpointName> = z.infer<
  (typeof accessEndpoints)[Name]["input"]
>;

export type AccessEndpointOutput<Name extends AccessEndpointName> = z.infer<
  (typeof accessEndpoints)[Name]["output"]
>;
