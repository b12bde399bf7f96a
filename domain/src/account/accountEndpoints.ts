import * as z from "zod/mini";

import { removedWaysSchema } from "./account.ts";
import { customTokenSchema, passwordSchema } from "./sessionEndpoints.ts";
import { languages } from "../shared/language.ts";
import { emailMaxLength, patterns } from "../shared/patterns.ts";
import { isUsername } from "./username.ts";

const email = z.string().check(z.maxLength(emailMaxLength), z.regex(patterns.email));
/** The minimum length of a new password, in characters (NIST SP 800-63B, 3.1.1.2). */
export const newPasswordMinLength = 8;
/** A new password. The server also refuses common passwords and those based on the owner's name. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(newPasswordMinLength), z.maxLength(4096));
const language = z.enum(languages);
const username = z.string().check(z.refine(isUsername));
const oobCode = z.string().check(z.minLength(1), z.maxLength(512));
const sent = z.object({ sent: z.literal(true) });

/** The server calls about one's own account: opening one, its username, password and address. */
export const accountEndpoints = {
  /** Claims an unused username. */
  chooseUsername: {
    path: "/api/auth/choose-username",
    signedIn: "recently",
    input: z.object({ username }),
    output: z.object({ username }),
  },
  /** Mails a link for signing up as a member; the answer is the same for every address. */
  requestSignUp: {
    path: "/api/auth/request-sign-up",
    signedIn: false,
    input: z.object({ email, language }),
    output: sent,
  },
  /** Mails a link for setting a new password; the answer is the same for every address. */
  requestPasswordReset: {
    path: "/api/auth/request-password-reset",
    signedIn: false,
    input: z.object({ email, language }),
    output: sent,
  },
  /**
   * Sets a new password with the code from a mailed link. Ends all existing sessions and removes
   * all other ways to sign in.
   */
  resetPassword: {
    path: "/api/auth/reset-password",
    signedIn: false,
    input: z.object({ oobCode, password: newPasswordSchema }),
    output: z.object({ email, removed: removedWaysSchema }),
  },
  /** Sets a new password for the signed-in user. Requires the current password if there is one. */
  changePassword: {
    path: "/api/auth/change-password",
    signedIn: "recently",
    input: z.object({ current: z.nullable(passwordSchema), password: newPasswordSchema }),
    output: z.object({ email }),
  },
  /** Creates an account with the code from a mailed link. */
  openAccount: {
    path: "/api/auth/open-account",
    signedIn: false,
    input: z.object({
      oobCode,
      email,
      name: z.string().check(z.regex(patterns.displayName)),
      password: z.nullable(newPasswordSchema),
    }),
    output: customTokenSchema,
  },
  /** Verifies the signed-in user's address with the code from a mailed link. */
  confirmEmail: {
    path: "/api/auth/confirm-email",
    signedIn: true,
    withoutPasskey: true,
    input: z.object({ oobCode }),
    output: z.object({ email }),
  },
  /** Mails the signed-in user a link that verifies their address. */
  requestEmailVerification: {
    path: "/api/auth/request-email-verification",
    signedIn: true,
    withoutPasskey: true,
    input: z.object({ language }),
    output: sent,
  },
} as const;
