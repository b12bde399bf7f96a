import * as z from "zod/mini";

import {
  accessOrderSchema,
  accountKeySchema,
  accountSchema,
  removedWaysSchema,
} from "../account/account.ts";
import { languages } from "./language.ts";
import {
  authenticationOptionsSchema,
  authenticationResponseSchema,
  credentialIdSchema,
  passkeyNameSchema,
  passkeySchema,
  registrationOptionsSchema,
  registrationResponseSchema,
} from "../account/passkey.ts";
import { emailMaxLength, patterns } from "./patterns.ts";
import { usernameSchema } from "../account/username.ts";

// A Firebase ID token is a JWT of some 1 kB; custom claims are limited to 1,000 bytes.
const idToken = z.string().check(z.minLength(1), z.maxLength(4096));
const email = z.string().check(z.maxLength(emailMaxLength), z.regex(patterns.email));
// Firebase Authentication takes passwords of 6 to 4,096 characters.
const password = z.string().check(z.minLength(1), z.maxLength(4096));
/** The fewest characters of a new password (NIST SP 800-63B, 3.1.1.2). */
export const newPasswordMinLength = 8;
/** A password to be. The server also refuses common passwords and those made of its owner's name. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(newPasswordMinLength), z.maxLength(4096));
const language = z.enum(languages);
const oobCode = z.string().check(z.minLength(1), z.maxLength(512));
const customToken = z.object({ customToken: z.string() });
const sent = z.object({ sent: z.literal(true) });
// `rpId` and `userId` are what a browser needs to tell authenticators which passkeys still count
// (PublicKeyCredential.signalAllAcceptedCredentials).
const ownPasskeys = z.object({
  passkeys: z.array(passkeySchema),
  rpId: z.string(),
  userId: z.string(),
});

/**
 * The server calls of the product: method is POST for all, the body is JSON unless `input` is null.
 * Types of both sides, and the checks at both borders, come from here. Calls with `signedIn` take
 * the ID token as `Authorization: Bearer`: `"recently"` wants a sign-in of the last five minutes,
 * and `role` that the user has this role now, whatever the token says. Where a role needs a passkey,
 * only calls with `withoutPasskey` answer a sign-in without one.
 *
 * The login page brings all of them along; those of the sales half are in leadEndpoints.ts.
 */
export const endpoints = {
  /** Exchanges an ID token for the session cookie. */
  sessionHandler: {
    path: "/api/auth/handler",
    signedIn: false,
    input: z.object({ idToken }),
    output: z.object({ cookieSet: z.boolean(), redirectPath: z.string() }),
  },
  /** Ends the sign-in of the session cookie and clears it; succeeds whether or not there was one. */
  sessionLogout: {
    path: "/api/auth/session-logout",
    signedIn: false,
    input: null,
    output: z.object({ signedOut: z.literal(true) }),
  },
  /** A challenge for a passkey sign-in. The e-mail may be empty; the answer tells nothing of it. */
  webauthnAuthenticationOptions: {
    path: "/api/auth/webauthn-generate-authentication-options",
    signedIn: false,
    input: z.object({ email: z.string().check(z.maxLength(emailMaxLength)) }),
    output: authenticationOptionsSchema,
  },
  /** Signs in with a passkey; `userId` is cross-checked, never trusted. */
  webauthnVerifyAuthentication: {
    path: "/api/auth/webauthn-verify-authentication",
    signedIn: false,
    input: z.object({
      response: authenticationResponseSchema,
      userId: z.string().check(z.maxLength(128)),
    }),
    output: customToken,
  },
  /**
   * A challenge to make a passkey for the signed-in user, whose e-mail must be verified. Where their
   * role needs a passkey, a sign-in without one makes the first passkey only.
   */
  webauthnRegistrationOptions: {
    path: "/api/auth/webauthn-generate-registration-options",
    signedIn: "recently",
    withoutPasskey: true,
    input: z.strictObject({}),
    output: registrationOptionsSchema,
  },
  /** Stores a new passkey. */
  webauthnVerifyRegistration: {
    path: "/api/auth/webauthn-verify-registration",
    signedIn: "recently",
    withoutPasskey: true,
    input: z.object({ response: registrationResponseSchema }),
    output: z.object({ passkey: passkeySchema }),
  },
  /** The signed-in user's passkeys, newest first. */
  listPasskeys: {
    path: "/api/auth/list-passkeys",
    signedIn: true,
    withoutPasskey: true,
    input: z.strictObject({}),
    output: ownPasskeys,
  },
  renamePasskey: {
    path: "/api/auth/rename-passkey",
    signedIn: true,
    input: z.object({ id: credentialIdSchema, name: passkeyNameSchema }),
    output: ownPasskeys,
  },
  /** Removes a passkey, unless it is the last way in. */
  removePasskey: {
    path: "/api/auth/remove-passkey",
    signedIn: "recently",
    input: z.object({ id: credentialIdSchema }),
    output: ownPasskeys,
  },
  /** Signs in with a username; the client never learns the e-mail address behind it. */
  signInWithUsername: {
    path: "/api/auth/sign-in-with-username",
    signedIn: false,
    input: z.object({ username: z.string().check(z.minLength(1), z.maxLength(64)), password }),
    output: customToken,
  },
  /** Takes a username that nobody has. */
  chooseUsername: {
    path: "/api/auth/choose-username",
    signedIn: "recently",
    input: z.object({ username: usernameSchema }),
    output: z.object({ username: usernameSchema }),
  },
  /** Mails a link to begin as a member; the answer is the same for every address. */
  requestSignUp: {
    path: "/api/auth/request-sign-up",
    signedIn: false,
    input: z.object({ email, language }),
    output: sent,
  },
  /** Mails a link to set a new password; the answer is the same for every address. */
  requestPasswordReset: {
    path: "/api/auth/request-password-reset",
    signedIn: false,
    input: z.object({ email, language }),
    output: sent,
  },
  /**
   * Sets a new password with the code of a mailed link. It ends every older session and removes every
   * other way to sign in.
   */
  resetPassword: {
    path: "/api/auth/reset-password",
    signedIn: false,
    input: z.object({ oobCode, password: newPasswordSchema }),
    output: z.object({ email, removed: removedWaysSchema }),
  },
  /** Sets a new password for the signed-in user, who shows the current one if there is one. */
  changePassword: {
    path: "/api/auth/change-password",
    signedIn: "recently",
    input: z.object({ current: z.nullable(password), password: newPasswordSchema }),
    output: z.object({ email }),
  },
  /** Opens an account with the code of a mailed link. */
  openAccount: {
    path: "/api/auth/open-account",
    signedIn: false,
    input: z.object({
      oobCode,
      email,
      name: z.string().check(z.regex(patterns.displayName)),
      password: z.nullable(newPasswordSchema),
    }),
    output: customToken,
  },
  /** Confirms the signed-in user's address with the code of a mailed link. */
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
  /** Ends every session of the signed-in user, this one included. */
  signOutEverywhere: {
    path: "/api/auth/sign-out-everywhere",
    signedIn: true,
    withoutPasskey: true,
    input: z.strictObject({}),
    output: z.object({ signedOut: z.literal(true) }),
  },
  /** For administrators: an account, or null where there is none. */
  findAccount: {
    path: "/api/auth/find-account",
    signedIn: true,
    role: "admin",
    input: accountKeySchema,
    output: z.object({ account: z.nullable(accountSchema) }),
  },
  /** For administrators: changes what another account may do, everywhere within two seconds. */
  changeAccess: {
    path: "/api/auth/change-access",
    signedIn: "recently",
    role: "admin",
    input: accessOrderSchema,
    output: z.object({ account: accountSchema }),
  },
} as const;

export type EndpointName = keyof typeof endpoints;

export type EndpointInput<Name extends EndpointName> =
  (typeof endpoints)[Name]["input"] extends z.ZodMiniType
    ? z.infer<(typeof endpoints)[Name]["input"]>
    : null;

export type EndpointOutput<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]["output"]>;

/** What any call answers when it fails. */
export const endpointFailure = z.object({ error: z.string() });
