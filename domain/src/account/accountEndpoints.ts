import * as z from "zod/mini";

import { removedWaysSchema } from "./account.ts";
import { languages } from "../shared/language.ts";
import {
  authenticationOptionsSchema,
  authenticationResponseSchema,
  credentialIdSchema,
  passkeyNameSchema,
  passkeySchema,
  registrationOptionsSchema,
  registrationResponseSchema,
} from "./passkey.ts";
import { emailMaxLength, patterns } from "../shared/patterns.ts";
import { usernameSchema } from "./username.ts";

// A Firebase ID token is a JWT of about 1 kB; custom claims are limited to 1,000 bytes.
const idToken = z.string().check(z.minLength(1), z.maxLength(4096));
const email = z.string().check(z.maxLength(emailMaxLength), z.regex(patterns.email));
// Firebase Authentication accepts passwords of 6 to 4,096 characters.
const password = z.string().check(z.minLength(1), z.maxLength(4096));
/** The minimum length of a new password, in characters (NIST SP 800-63B, 3.1.1.2). */
export const newPasswordMinLength = 8;
/** A new password. The server also refuses common passwords and those based on the owner's name. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(newPasswordMinLength), z.maxLength(4096));
const language = z.enum(languages);
const oobCode = z.string().check(z.minLength(1), z.maxLength(512));
const customToken = z.object({ customToken: z.string() });
const sent = z.object({ sent: z.literal(true) });
// `rpId` and `userId` let the browser signal to authenticators which passkeys are still valid
// (PublicKeyCredential.signalAllAcceptedCredentials).
const ownPasskeys = z.object({
  passkeys: z.array(passkeySchema),
  rpId: z.string(),
  userId: z.string(),
});

/**
 * The server calls of the product. The method is always POST; the body is JSON unless `input` is
 * null. The client and the server share these types and validate with these schemas. Calls with
 * `signedIn` expect the ID token as `Authorization: Bearer`: `"recently"` requires a sign-in within
 * the last five minutes, and `role` requires that the user currently has this role, whatever the
 * token says. If a role requires a passkey, a session without one may only use calls with
 * `withoutPasskey`.
 *
 * The login page loads all of these; calls for sales are in leadEndpoints.ts, those for administrators
 * in accessEndpoints.ts.
 */
export const endpoints = {
  /** Exchanges an ID token for the session cookie. */
  sessionHandler: {
    path: "/api/auth/handler",
    signedIn: false,
    input: z.object({ idToken }),
    output: z.object({ cookieSet: z.boolean(), redirectPath: z.string() }),
  },
  /** Ends the session of the cookie and clears it; succeeds even without a session. */
  sessionLogout: {
    path: "/api/auth/session-logout",
    signedIn: false,
    input: null,
    output: z.object({ signedOut: z.literal(true) }),
  },
  /**
   * A challenge for a passkey sign-in. The email may be empty; the answer does not reveal whether
   * an account exists.
   */
  webauthnAuthenticationOptions: {
    path: "/api/auth/webauthn-generate-authentication-options",
    signedIn: false,
    input: z.object({ email: z.string().check(z.maxLength(emailMaxLength)) }),
    output: authenticationOptionsSchema,
  },
  /** Signs in with a passkey. `userId` is only cross-checked, never trusted. */
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
   * A challenge for creating a passkey for the signed-in user, whose email must be verified. If
   * their role requires a passkey, a session without one may create only the first.
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
  /** Removes a passkey, unless it is the only remaining way to sign in. */
  removePasskey: {
    path: "/api/auth/remove-passkey",
    signedIn: "recently",
    input: z.object({ id: credentialIdSchema }),
    output: ownPasskeys,
  },
  /**
   * Signs in with a username. If the account has a second factor, the answer is the email address
   * to sign in with instead of a token; only the owner of the password learns it.
   */
  signInWithUsername: {
    path: "/api/auth/sign-in-with-username",
    signedIn: false,
    input: z.object({ username: z.string().check(z.minLength(1), z.maxLength(64)), password }),
    output: z.object({ customToken: z.optional(z.string()), email: z.optional(z.string()) }),
  },
  /** Claims an unused username. */
  chooseUsername: {
    path: "/api/auth/choose-username",
    signedIn: "recently",
    input: z.object({ username: usernameSchema }),
    output: z.object({ username: usernameSchema }),
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
    input: z.object({ current: z.nullable(password), password: newPasswordSchema }),
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
    output: customToken,
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
  /** Ends every session of the signed-in user, including the current one. */
  signOutEverywhere: {
    path: "/api/auth/sign-out-everywhere",
    signedIn: true,
    withoutPasskey: true,
    input: z.strictObject({}),
    output: z.object({ signedOut: z.literal(true) }),
  },
  /**
   * Which features are off, for pages without Firestore. A page that is older than a feature
   * ignores its name.
   */
  findSwitches: {
    path: "/api/auth/switches",
    signedIn: false,
    input: null,
    output: z.object({ off: z.array(z.string()) }),
  },
} as const;

export type EndpointName = keyof typeof endpoints;

export type EndpointInput<Name extends EndpointName> =
  (typeof endpoints)[Name]["input"] extends z.ZodMiniType
    ? z.infer<(typeof endpoints)[Name]["input"]>
    : null;

export type EndpointOutput<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]["output"]>;

/** The body of every failed call. */
export const endpointFailure = z.object({ error: z.string() });
